/** Where a link in a message may lead: the web, a mailbox, a phone, or a page of ours. The server has said so before. */
export const isSafeHref = (href: string): boolean =>
  /^(?:https?:\/\/[^\s/\\@.]+\.[^\s/\\@]+(?:[/?#]|$)|mailto:[^\s@]+@[^\s@]+$|tel:[+*\d][\d-]*$|\/(?![/\\]))/i.test(
    href,
  );

export const isForeignHref = (href: string): boolean => /^https?:/i.test(href);
