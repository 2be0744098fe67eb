import { normalizeAddress } from './addresses.ts';

/** What a visitor asks for: whose page, and which part of it. */
export interface PublicAddress {
  readonly by: 'id' | 'slug' | 'username' | 'custom';
  readonly name: string;
  readonly part: PublicPart;
}

export type PublicPart =
  | { readonly kind: 'page' | 'draft' | 'embedded' | 'vcf' | 'manifest' | 'lead' | 'sent' }
  | { readonly kind: 'qr'; readonly format: 'svg' | 'png' }
  | { readonly kind: 'icon'; readonly size: number }
  | { readonly kind: 'preview'; readonly hash: string };

const iconSizes = [180, 192, 512] as const;

/** undefined for whatever cannot be a profile's. */
export function readPublicAddress(path: string): PublicAddress | undefined {
  const decoded = decodePath(path);
  if (decoded === undefined) return undefined;
  const embedded = /^\/embed\/([^/]+)$/.exec(decoded);
  if (embedded?.[1]) return named(`/p/${embedded[1]}`, { kind: 'embedded' });
  const { page, part } = split(decoded);
  return named(page, part);
}

function decodePath(path: string): string | undefined {
  try {
    const decoded = decodeURIComponent(path);
    return decoded.includes('\u0000') || decoded.includes('\ufffd') ? undefined : decoded;
  } catch {
    return undefined;
  }
}

function split(path: string): { page: string; part: PublicPart } {
  for (const [pattern, read] of parts) {
    const found = pattern.exec(path);
    const page = path.slice(0, found?.index);
    const part = found && read(found[1] ?? '', page);
    if (part) return { page, part };
  }
  return { page: path, part: { kind: 'page' } };
}

const parts: readonly (readonly [RegExp, (detail: string, page: string) => PublicPart | undefined])[] = [
  [/\.vcf$/, () => ({ kind: 'vcf' })],
  [/\/draft$/, () => ({ kind: 'draft' })],
  // Where a form is sent, and what answers it: under the plain address alone.
  [/\/(lead|sent)$/, (kind, page) => (page.startsWith('/p/') ? { kind: kind as 'lead' | 'sent' } : undefined)],
  [/\/qr\.(svg|png)$/, (format) => ({ kind: 'qr', format: format as 'svg' | 'png' })],
  [/\/manifest\.webmanifest$/, () => ({ kind: 'manifest' })],
  [/\/icon-(\d+)\.png$/, (size) => iconOf(Number(size))],
  [/\/preview-([\w-]{6,40})\.jpg$/, (hash) => ({ kind: 'preview', hash })],
];

const iconOf = (size: number): PublicPart | undefined =>
  iconSizes.some((one) => one === size) ? { kind: 'icon', size } : undefined;

function named(page: string, part: PublicPart): PublicAddress | undefined {
  const [, under, at, own] = /^\/(?:p\/([^/]+)|@([^/]+)|([^/@]+))$/.exec(page) ?? [];
  if (under && /^[1-9]\d{0,9}$/.test(under)) return { by: 'id', name: under, part };
  if (under) return withName('slug', normalizeAddress(under), part);
  if (at) return withName('username', at.normalize('NFKC').toLowerCase(), part);
  return own ? withName('custom', normalizeAddress(own), part) : undefined;
}

const withName = (by: PublicAddress['by'], name: string, part: PublicPart): PublicAddress | undefined =>
  name && name.length <= 80 ? { by, name, part } : undefined;
