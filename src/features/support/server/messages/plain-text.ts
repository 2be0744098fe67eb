const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => characters[entity] ?? entity);

/** The words of a kept message, line by line, as a mail without HTML has them. */
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

/** An address that is its own name stands there once. */
const withAddress = (linkText: string, href: string): string =>
  href.replace(/^https?:\/\/|\/$/g, '') === linkText.replace(/^https?:\/\/|\/$/g, '')
    ? linkText
    : `${linkText} (${href})`;

/** At the end of a word where there is one, and never inside a letter. */
export function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength - 1).join('');
  return `${cut.replace(/\s\S{0,30}$/, '').trimEnd()}…`;
}
