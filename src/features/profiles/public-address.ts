import { normalizeAddress } from './addresses.ts';

/** A requested public path: which profile, and which resource of it. */
export interface PublicAddress {
  readonly by: 'id' | 'slug' | 'username' | 'custom';
  readonly name: string;
  readonly resource: PublicResource;
}

export type QrFormat = 'svg' | 'png' | 'pdf';

export type PublicResource =
  | { readonly kind: 'page' | 'draft' | 'embedded' | 'vcf' | 'manifest' | 'lead' | 'sent' }
  | { readonly kind: 'qr'; readonly format: QrFormat }
  /** The link preview of the draft, for its owner. */
  | { readonly kind: 'draft-preview' }
  | { readonly kind: 'icon'; readonly size: number }
  | { readonly kind: 'preview'; readonly hash: string };

const iconSizes = [180, 192, 512] as const;

/** undefined if the path cannot belong to a profile. */
export function readPublicAddress(path: string): PublicAddress | undefined {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const embedded = /^\/embed\/([^/]+)$/.exec(decoded);
  if (embedded?.[1]) return named(`/p/${embedded[1]}`, { kind: 'embedded' });
  const { page, resource } = split(decoded);
  return named(page, resource);
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\u0000') || decoded.includes('\ufffd') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function split(path: string): { page: string; resource: PublicResource } {
  for (const [pattern, read] of resources) {
    const found = pattern.exec(path);
    const page = path.slice(0, found?.index);
    const resource = found && read(found[1] ?? '', page);
    if (resource) return { page, resource };
  }
  return { page: path, resource: { kind: 'page' } };
}

const resources: readonly (readonly [RegExp, (detail: string, page: string) => PublicResource | undefined])[] = [
  [/\.vcf$/, () => ({ kind: 'vcf' })],
  [/\/draft$/, () => ({ kind: 'draft' })],
  // The form's submit and response paths, only under the `/p/` address.
  [/\/(lead|sent)$/, (kind, page) => (page.startsWith('/p/') ? { kind: kind as 'lead' | 'sent' } : undefined)],
  [/\/draft\.jpg$/, () => ({ kind: 'draft-preview' })],
  [/\/qr\.(svg|png|pdf)$/, (format) => ({ kind: 'qr', format: format as QrFormat })],
  [/\/manifest\.webmanifest$/, () => ({ kind: 'manifest' })],
  [/\/icon-(\d+)\.png$/, (size) => iconOf(Number(size))],
  [/\/preview-([\w-]{6,40})\.jpg$/, (hash) => ({ kind: 'preview', hash })],
];

const iconOf = (size: number): PublicResource | undefined =>
  iconSizes.some((one) => one === size) ? { kind: 'icon', size } : undefined;

function named(page: string, resource: PublicResource): PublicAddress | undefined {
  const [, under, at, own] = /^\/(?:p\/([^/]+)|@([^/]+)|([^/@]+))$/.exec(page) ?? [];
  if (under && /^[1-9]\d{0,9}$/.test(under)) return { by: 'id', name: under, resource };
  if (under) return withName('slug', normalizeAddress(under), resource);
  if (at) return withName('username', at.normalize('NFKC').toLowerCase(), resource);
  return own ? withName('custom', normalizeAddress(own), resource) : undefined;
}

const withName = (by: PublicAddress['by'], name: string, resource: PublicResource): PublicAddress | undefined =>
  name && name.length <= 80 ? { by, name, resource } : undefined;
