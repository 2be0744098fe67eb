import sanitizeHtml from 'sanitize-html';
import { AppError } from '#base/app-error.ts';

const unseen = /[\p{DI}\u2800]/gu;

/** Removes invisible characters, which make an empty text look non-empty. */
export const withoutInvisible = (text: string): string => text.replace(unseen, '').trim();

/** A base for parsing our own paths: a URL with another origin was not a path. */
const nowhere = 'https://own.invalid';

const invisibleCharacters = /[\s\p{Cc}\p{Cf}]/gu;
const mail = /^mailto:([^\s<>()[\],;:\\"@?&#%]+@[^\s<>()[\],;:\\"@?&#%]+\.[^\s<>()[\],;:\\"@?&#%.]+)/i;
const phone = /^tel:(\+?[\d*][\d-]{1,24})$/i;

export interface SafeLink {
  readonly href: string;
  /** Opens in a new tab, without a referrer and without access to our page. */
  readonly isForeign: boolean;
}

/** The allowed target of a link in a message; undefined if it must not be a link. */
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
  // Resolving `..` can create a double slash that was not there before.
  if (url?.origin !== nowhere || url.pathname.startsWith('//')) return undefined;
  return { href: url.pathname + url.search + url.hash, isForeign: false };
}

function webPage(address: string): SafeLink | undefined {
  const url = /^https?:\/\//i.test(address) ? URL.parse(address) : null;
  // Credentials before the host make a link look like another site.
  if (!url?.hostname.includes('.') || url.username || url.password) return undefined;
  return { href: url.href, isForeign: true };
}

/** The elements allowed in a message. */
export const allowedElements = [
  'b',
  'strong',
  'i',
  'em',
  'u',
  's',
  'br',
  'p',
  'ul',
  'ol',
  'li',
  'a',
  'blockquote',
  'code',
  'pre',
] as const;

/** Removed with their content, which is not user-written text. */
const removedElements = [
  'script',
  'style',
  'textarea',
  'option',
  'select',
  'noscript',
  'template',
  'iframe',
  'noembed',
  'noframes',
  'xmp',
  'plaintext',
  'svg',
  'math',
  'object',
  'title',
  'head',
];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: removedElements,
  nestingLimit: 12,
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: attributesOf(safeLink(href)) }) },
  // A link without an allowed target is replaced by its text.
  exclusiveFilter: ({ tag, attribs: { href } }) => (tag === 'a' && !href ? 'excludeTag' : false),
};

const foreign = { rel: 'noopener noreferrer nofollow', target: '_blank' };

const attributesOf = (link: SafeLink | undefined): Record<string, string> =>
  link ? { href: link.href, ...(link.isForeign && foreign) } : {};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Characters that change surrounding text direction; marks and joiners, which letters and emoji need, stay. */
const steering = /[\u061c\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

export const cleaned = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(controls, '').replace(steering, '').toWellFormed();

/** Sanitizes HTML. Safe input is returned unchanged. */
// Cleaned before, so that no hidden character disguises a tag name, and after, as characters can be numeric entities.
export const safeHtml = (html: string): string => cleaned(sanitizeHtml(cleaned(html), rules)).trim();

/** The HTML to store. Throws if nothing visible remains. */
export function sanitizedHtml(html: string): string {
  const safe = safeHtml(html);
  if (withoutInvisible(safe.replace(/<[^<>]*>/g, '')) === '')
    throw new AppError('invalid_input', { fields: { content: 'support.emptyContent' } });
  return safe;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Converts plain text to the HTML of a message. */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll('\n', '<br>');

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (text: string): string =>
  text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity);

/** The text of a stored message line by line, for a plain-text email. */
export const plainText = (html: string): string =>
  decoded(
    html
      .replace(/<a href="(https?:[^"<>]*)"[^<>]*>([^<]*)<\/a>/g, (_, href: string, linkText: string) =>
        withAddress(linkText, href),
      )
      .replace(/\n/g, ' ')
      .replace(/<li>/g, '\n• ')
      .replace(/<br \/>|<\/?(?:p|ul|ol|li|blockquote|pre)>/g, '\n')
      .replace(/<[^<>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter(Boolean)
    .join('\n');

/** A link whose text is its own address is written once. */
const withAddress = (linkText: string, href: string): string =>
  href.replace(/^https?:\/\/|\/$/g, '') === linkText.replace(/^https?:\/\/|\/$/g, '')
    ? linkText
    : `${linkText} (${href})`;
