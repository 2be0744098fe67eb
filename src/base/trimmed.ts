/**
 * Removes matching characters from the ends in linear time. A pattern such as `-+$` is quadratic on long runs, so a
 * long text could block the server.
 */
export function trimmed(text: string, pattern: RegExp, sides: 'both' | 'last' = 'both'): string {
  const characters = [...text];
  let start = 0;
  let end = characters.length;
  while (end > 0 && pattern.test(characters[end - 1] ?? '')) end -= 1;
  while (sides === 'both' && start < end && pattern.test(characters[start] ?? '')) start += 1;
  return characters.slice(start, end).join('');
}

/** Truncates at a word boundary if possible, and never inside a character. */
export function shortened(text: string, maxLength: number): string {
  const characters = [...text];
  if (characters.length <= maxLength) return text;
  const cut = characters.slice(0, maxLength - 1).join('');
  return `${cut.replace(/\s\S{0,30}$/, '').trimEnd()}…`;
}
