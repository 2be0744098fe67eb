/**
 * Without such letters at its ends. A pattern like `-+$` tries every run of them inside the text again from each of its
 * letters, and whoever sends a long one holds the server; this looks at each letter once.
 */
export function trimmed(text: string, pattern: RegExp, sides: 'both' | 'last' = 'both'): string {
  const characters = [...text];
  let start = 0;
  let end = characters.length;
  while (end > 0 && pattern.test(characters[end - 1] ?? '')) end -= 1;
  while (sides === 'both' && start < end && pattern.test(characters[start] ?? '')) start += 1;
  return characters.slice(start, end).join('');
}
