import { LatinText } from '#ui/text/latin-text.tsx';
import styles from './frame.module.css';

/** Parts of a sentence: text, links as `[words](/address)`, names of things as `` `name` ``. Nothing else is markup. */
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

const latin = /^[\x20-\x7e]+$/;

/** A printed link needs its full URL, which only the browser knows. */
const setMailAddress = (link: HTMLAnchorElement | null): void => {
  if (link?.getAttribute('href')?.startsWith('/')) link.dataset.address = link.href;
};

export function RichText({ children }: { children: string }) {
  return parseRichText(children).map((node, index) => {
    // The parts of a sentence have no other identity and are never reordered.
    const key = `${index} ${node.text}`;
    if (node.kind === 'words') return node.text;
    if (node.kind === 'name')
      return (
        <code key={key} className={styles.name} dir="ltr">
          {node.text}
        </code>
      );
    return (
      <a key={key} className={styles.richTextLink} href={node.href} ref={setMailAddress}>
        {latin.test(node.text) ? <LatinText>{node.text}</LatinText> : node.text}
      </a>
    );
  });
}
