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
