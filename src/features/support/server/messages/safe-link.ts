/** Only for reading paths of ours: a path that leaves it was none. */
const nowhere = 'https://own.invalid';

const invisibleCharacters = /[\s\p{Cc}\p{Cf}]/gu;
const mail = /^mailto:([^\s<>()[\],;:\\"@?&#%]+@[^\s<>()[\],;:\\"@?&#%]+\.[^\s<>()[\],;:\\"@?&#%.]+)/i;
const phone = /^tel:(\+?[\d*][\d-]{1,24})$/i;

export interface SafeLink {
  readonly href: string;
  /** Opens beside our page, which tells the other side nothing. */
  readonly isForeign: boolean;
}

/** Where a link of a message may lead; undefined when it may not be a link at all. */
export function safeLink(typed: string | undefined): SafeLink | undefined {
  const address = typed?.replace(invisibleCharacters, '').toWellFormed() ?? '';
  if (address.startsWith('/')) return ownPath(address);
  const [, mailbox] = mail.exec(address) ?? [];
  if (mailbox) return { href: `mailto:${mailbox}`, isForeign: false };
  const [, number] = phone.exec(address) ?? [];
  if (number) return { href: `tel:${number}`, isForeign: false };
  return webPage(address);
}

function ownPath(address: string): SafeLink | undefined {
  const url = URL.parse(address, nowhere);
  // Resolving `..` can bring about two slashes that were not there before.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return undefined;
  return { href: url.pathname + url.search + url.hash, isForeign: false };
}

function webPage(address: string): SafeLink | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  // A name before the host shows one site and opens another.
  if (!url?.hostname.includes('.') || url.username || url.password) return undefined;
  return { href: url.href, isForeign: true };
}
