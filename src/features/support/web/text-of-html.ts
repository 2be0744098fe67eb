const named: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

/** The words of a message in one line, to be shown as text and never as HTML. */
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

/** Where a link in a message may lead: the web, a mailbox, a phone, or a page of ours. The server has said so before. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/\\@.]+\.[^\s/\\@]+(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:[+*\d][\d-]*$|\/(?![/\\]))/i.test(
    href,
  );

export const isForeignHref = (href: string): boolean => /^https?:/i.test(href);
