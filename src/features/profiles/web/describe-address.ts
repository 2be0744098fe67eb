import { decoded } from '#base/decoded.ts';
import { reservedWords } from '#base/reserved-words.ts';
import { trimmed } from '#base/trimmed.ts';
import { type AddressError, checkCustomSlug, checkSlug, normalizeAddress } from '../addresses.ts';

export type AddressKind = 'home' | 'username' | 'id' | 'slug' | 'custom' | 'redirect' | 'reserved' | 'none';

export interface DescribedAddress {
  readonly kind: AddressKind;
  /** As the server normalizes it. */
  readonly path: string;
  /** Why a profile cannot have it. */
  readonly error: AddressError | undefined;
  readonly isReserved: boolean;
  /** The redirect target, if any. */
  readonly leadsTo: string | undefined;
}

const described = (kind: AddressKind, path: string, more: Partial<DescribedAddress> = {}): DescribedAddress => ({
  kind,
  path,
  error: undefined,
  isReserved: false,
  leadsTo: undefined,
  ...more,
});

/** How the router would interpret an address, whether or not it is in use. */
export function describeAddress(typed: string): DescribedAddress {
  const path = pathOf(typed);
  if (path === '/') return described('home', path);
  const under = /^\/p\/([^/]+)$/.exec(path)?.[1];
  if (under !== undefined) return underP(under);
  const name = /^\/@([^/]+)$/.exec(path)?.[1];
  if (name !== undefined) return described('username', `/@${name.normalize('NFKC').toLowerCase()}`);
  const word = /^\/([^/@]+)$/.exec(path)?.[1];
  return word === undefined ? described('none', path) : describeCustomSlug(word);
}

/** Reduces a full link to its path; trailing slashes are ignored. */
function pathOf(typed: string): string {
  const text = typed.trim();
  const raw = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? (URL.parse(text)?.pathname ?? '') : text;
  const bare = trimmed(raw.split(/[?#]/)[0] ?? '', /\//);
  return `/${decoded(bare)}`;
}

function underP(name: string): DescribedAddress {
  if (/^[1-9]\d{0,9}$/.test(name)) return described('id', `/p/${name}`);
  const checked = checkSlug(name);
  const path = `/p/${checked.isValid ? checked.value : normalizeAddress(name)}`;
  return described('slug', path, { error: checked.isValid ? undefined : checked.error });
}

function describeCustomSlug(word: string): DescribedAddress {
  const value = normalizeAddress(word);
  const old = /^profile-(\d+)$/.exec(value)?.[1];
  if (old) return described('redirect', `/${value}`, { isReserved: true, leadsTo: `/p/${Number(old)}` });
  const isReserved = reservedWords.has(value) || value.startsWith('profile-');
  if (isReserved) return described('reserved', `/${value}`, { isReserved, error: 'reserved' });
  const checked = checkCustomSlug(word);
  return described('custom', `/${value}`, { error: checked.isValid ? undefined : checked.error });
}
