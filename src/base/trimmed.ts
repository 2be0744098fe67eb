/**
 * Without such letters at its ends. A pattern like `-+$` tries every run of them inside the text again from each of its
 * letters, and whoever sends a long one holds the server; this looks at each letter once.
 */
export function trimmed(text: string, letter: RegExp, ends: 'both' | 'last' = 'both'): string {
  const letters = [...text];
  let start = 0;
  let end = letters.length;
  while (end > 0 && letter.test(letters[end - 1] ?? '')) end -= 1;
  while (ends === 'both' && start < end && letter.test(letters[start] ?? '')) start += 1;
  return letters.slice(start, end).join('');
}
