const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' };
const decoded = (text: string): string => text.replace(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity);

/** The words of a kept message, line by line, as a mail without HTML has them. */
export const plainWords = (html: string): string =>
  decoded(
    html
      .replace(/<a href="(https?:[^"<>]*)"[^<>]*>([^<]*)<\/a>/g, (_, href: string, words: string) =>
        withAddress(words, href),
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
const withAddress = (words: string, href: string): string =>
  href.replace(/^https?:\/\/|\/$/g, '') === words.replace(/^https?:\/\/|\/$/g, '') ? words : `${words} (${href})`;

/** At the end of a word where there is one, and never inside a letter. */
export function shortened(text: string, most: number): string {
  const letters = [...text];
  if (letters.length <= most) return text;
  const cut = letters.slice(0, most - 1).join('');
  return `${cut.replace(/\s\S{0,30}$/, '').trimEnd()}…`;
}
