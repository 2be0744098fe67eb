import sanitizeHtml from 'sanitize-html';
import { AppError } from '#base/app-error.ts';
import { withoutInvisible } from './invisible-characters.ts';
import { type SafeLink, safeLink } from './safe-link.ts';

/** What a message may be made of. */
export const allowedElements = [
  ...['b', 'strong', 'i', 'em', 'u', 's', 'br', 'p'],
  ...['ul', 'ol', 'li', 'a', 'blockquote', 'code', 'pre'],
] as const;

/** Their content is no text that anybody wrote: it goes with them. */
const removedElements = [
  ...['script', 'style', 'textarea', 'option', 'select', 'noscript', 'template', 'iframe', 'noembed', 'noframes'],
  ...['xmp', 'plaintext', 'svg', 'math', 'object', 'title', 'head'],
];

const rules: sanitizeHtml.IOptions = {
  allowedTags: [...allowedElements],
  allowedAttributes: { a: ['href', 'rel', 'target'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  nonTextTags: removedElements,
  nestingLimit: 12,
  transformTags: { a: (tagName, { href }) => ({ tagName, attribs: attributesOf(safeLink(href)) }) },
  // What leads nowhere is no link, and leaves its words behind.
  exclusiveFilter: ({ tag, attribs: { href } }) => (tag === 'a' && !href ? 'excludeTag' : false),
};

const foreign = { rel: 'noopener noreferrer nofollow', target: '_blank' };

const attributesOf = (link: SafeLink | undefined): Record<string, string> =>
  link ? { href: link.href, ...(link.isForeign && foreign) } : {};

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const controls = /[\u0000-\u0008\u000b-\u001f\u007f-\u009f]/g;
/** Those that turn what stands around them; marks and joiners, which letters and emoji need, stay. */
const steering = /[\u061c\u200b\u202a-\u202e\u2060-\u2069\ufeff]/g;

export const cleaned = (text: string): string =>
  text.replace(/\r\n?/g, '\n').replace(controls, '').replace(steering, '').toWellFormed();

/** HTML without anything that could do or hide something. What is safe already comes back as it is. */
// Cleaned before, so that nothing hides a tag's name, and after, because characters also come by their numbers.
export const safeHtml = (html: string): string => cleaned(sanitizeHtml(cleaned(html), rules)).trim();

/** The HTML that is kept. Throws when nobody would see anything of it. */
export function sanitizedHtml(html: string): string {
  const safe = safeHtml(html);
  if (withoutInvisible(safe.replace(/<[^<>]*>/g, '')) === '')
    throw new AppError('invalid_input', { fields: { content: 'support.emptyContent' } });
  return safe;
}

const entities: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Plain lines as the HTML of a message. */
export const htmlOfText = (text: string): string =>
  text.replace(/[&<>"]/g, (character) => entities[character] ?? character).replaceAll('\n', '<br>');
