/** First letters of the first two words; of Latin ones, capitals. Titles before a name are skipped where a dot marks them. */
export function monogramOf(name: string): string {
  const words = name
    .split(/[\s\u05be-]+/)
    .filter((word) => /^[\p{L}\p{N}]/u.test(word) && !word.endsWith('.') && !/[\u05f3'’\u05f4"]$/.test(word));
  const initials = words.slice(0, 2).map((word) => [...word][0] ?? '');
  return initials.join('').toLocaleUpperCase('en') || [...name.trim()][0] || '';
}
