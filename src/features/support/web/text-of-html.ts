import { trimmed } from '#base/trimmed.ts';

const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The message as a single line of plain text, never to be rendered as HTML. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<\/?(?:br|p|li|ul|ol|blockquote|pre)\b[^<>]*>/gi, ' ')
    .replace(/<[^<>]*>/g, '')
    .replace(/&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi, (match, decimal, hex, name) =>
      name ? (named[name.toLowerCase()] ?? match) : characterOf(decimal ? Number(decimal) : Number.parseInt(hex, 16)),
    )
    .replace(/\s+/g, ' ')
    .trim();

const characterOf = (code: number): string => (code > 0 && code <= 0x10_ff_ff ? String.fromCodePoint(code) : '');

/** Allowed link targets in a message: the web, email, phone, or our own pages. The server has checked them before. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/\\@.]+\.[^\s/\\@]+(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:[+*\d][\d-]*$|\/(?![/\\]))/i.test(
    href,
  );

export const isForeignHref = (href: string): boolean => /^https?:/i.test(href);

const address = /https?:\/\/[^\s<>"]+/gi;
/** What ends the sentence around an address, not the address. */
const punctuation = /[^\p{L}\p{N}/_#&=%@*+~-]/u;

interface TextPart {
  readonly text: string;
  /** Set for a web address that was written out. */
  readonly href?: string;
}

/** Divides a text at the web addresses in it. */
export function addressesIn(text: string): TextPart[] {
  const parts: TextPart[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(address)) {
    const href = trimmed(found, punctuation, 'last');
    if (!isSafeHref(href) || !URL.canParse(href)) continue;
    parts.push({ text: text.slice(end, index) }, { text: href, href });
    end = index + href.length;
  }
  return [...parts, { text: text.slice(end) }].filter((part) => part.text !== '');
}
