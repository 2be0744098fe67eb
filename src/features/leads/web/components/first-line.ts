/** What a message begins with: its first line that says something. */
export const firstLine = (message: string): string =>
  message
    .split('\n')
    .map((line) => line.trim())
    .find(Boolean) ?? '';
