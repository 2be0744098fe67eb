/** What a sentence is made of: words, links as `[words](/address)`, names of things as `` `name` ``. Nothing else is markup. */
export type RichTextNode =
  | { readonly kind: 'words'; readonly text: string }
  | { readonly kind: 'name'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly href: string };

const markup = /\[([^[\]]+)\]\(([^()\s]+)\)|`([^`]+)`/g;

export function parseRichText(source: string): RichTextNode[] {
  const nodes: RichTextNode[] = [];
  let end = 0;
  for (const found of source.matchAll(markup)) {
    const [match, text = '', href, name] = found;
    if (found.index > end) nodes.push({ kind: 'words', text: source.slice(end, found.index) });
    nodes.push(href === undefined ? { kind: 'name', text: name ?? '' } : { kind: 'link', text, href });
    end = found.index + match.length;
  }
  if (end < source.length) nodes.push({ kind: 'words', text: source.slice(end) });
  return nodes;
}
