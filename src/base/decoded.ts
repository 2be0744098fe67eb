/** A malformed escape, as in a hand-typed address, leaves the text as it is. */
export function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
