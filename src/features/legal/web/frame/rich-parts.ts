/** What a sentence is made of: words, links as `[words](/address)`, names of things as `` `name` ``. Nothing else is markup. */
export type RichPart =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const marks = /\[([^[\]]+)\]\(([^()\s]+)\)|`([^`]+)`/g;

export function richParts(sentence: string): RichPart[] {
  const parts: RichPart[] = [];
  let end = 0;
  for (const found of sentence.matchAll(marks)) {
    const [whole, text = '', href, name] = found;
    if (found.index > end) parts.push({ kind: 'words', text: sentence.slice(end, found.index) });
    parts.push(href === undefined ? { kind: 'name', text: name ?? '' } : { kind: 'link', text, href });
    end = found.index + whole.length;
  }
  if (end < sentence.length) parts.push({ kind: 'words', text: sentence.slice(end) });
  return parts;
}
