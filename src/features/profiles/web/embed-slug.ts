import { checkSlug } from '../addresses.ts';

export type EmbedSlug =
  | { readonly slug: string }
  /** `other`: an address of a kind that does not say the card's plain one. */
  | { readonly error: 'empty' | 'other' | 'wrong' };

/** The card's plain address out of whatever people paste: a whole link, its end, or the word alone. */
export function embedSlugOf(typed: string): EmbedSlug {
  const text = typed.trim();
  if (!text) return { error: 'empty' };
  const path = pathOf(text);
  const named = /^\/(?:p|embed)\/([^/]+)\/?$/.exec(path)?.[1];
  if (named !== undefined) return slugIn(named);
  if (/^\/[^/@]+\/?$/.test(path) && !isLink(text)) return slugIn(path.replaceAll('/', ''));
  return { error: path.startsWith('/@') || isLink(text) ? 'other' : 'wrong' };
}

const isLink = (text: string): boolean => /^[a-z][a-z\d+.-]*:|^[^/@.]+\.[^/@]+\//i.test(text);

function pathOf(text: string): string {
  const fullUrl = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const isPath = text.startsWith('/') || !isLink(text);
  const bare = isPath ? `/${text.replace(/^\/+/, '')}` : (URL.parse(fullUrl)?.pathname ?? '');
  return bare.split(/[?#]/)[0] ?? '';
}

function slugIn(segment: string): EmbedSlug {
  const checked = checkSlug(decoded(segment));
  // A number is a card's id, which opens it as well.
  if (/^[1-9]\d{0,8}$/.test(segment)) return { slug: segment };
  return checked.isValid ? { slug: checked.value } : { error: 'wrong' };
}

function decoded(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}
