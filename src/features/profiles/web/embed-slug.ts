import { checkSlug } from '../addresses.ts';

export type EmbedSlug =
  | { readonly slug: string }
  /** `other`: an address of a kind that does not say the card's plain one. */
  | { readonly flaw: 'empty' | 'other' | 'wrong' };

/** The card's plain address out of whatever people paste: a whole link, its end, or the word alone. */
export function embedSlugOf(typed: string): EmbedSlug {
  const text = typed.trim();
  if (!text) return { flaw: 'empty' };
  const path = pathOf(text);
  const named = /^\/(?:p|embed)\/([^/]+)\/?$/.exec(path)?.[1];
  if (named !== undefined) return slugIn(named);
  if (/^\/[^/@]+\/?$/.test(path) && !isLink(text)) return slugIn(path.replaceAll('/', ''));
  return { flaw: path.startsWith('/@') || isLink(text) ? 'other' : 'wrong' };
}

const isLink = (text: string): boolean => /^[a-z][a-z\d+.-]*:|^[^/@.]+\.[^/@]+\//i.test(text);

function pathOf(text: string): string {
  const whole = /^[a-z][a-z\d+.-]*:\/\//i.test(text) ? text : `https://${text}`;
  const isPath = text.startsWith('/') || !isLink(text);
  const bare = isPath ? `/${text.replace(/^\/+/, '')}` : (URL.parse(whole)?.pathname ?? '');
  return bare.split(/[?#]/)[0] ?? '';
}

function slugIn(part: string): EmbedSlug {
  const checked = checkSlug(decoded(part));
  // A number is a card's id, which opens it as well.
  if (/^[1-9]\d{0,8}$/.test(part)) return { slug: part };
  return checked.isGood ? { slug: checked.value } : { flaw: 'wrong' };
}

function decoded(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}
