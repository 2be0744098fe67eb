import { LatinText } from '#ui/text/latin-text.tsx';
import styles from './frame.module.css';
import { parseRichText } from './parse-rich-text.ts';

interface RichTextProps {
  children: string;
}

const latin = /^[\x20-\x7e]+$/;

/** On paper a link is of no use without its whole address, which only the browser knows. */
const setMailAddress = (link: HTMLAnchorElement | null): void => {
  if (link?.getAttribute('href')?.startsWith('/')) link.dataset.address = link.href;
};

export function RichText({ children }: RichTextProps) {
  return parseRichText(children).map((node, index) => {
    // The parts of a sentence have nothing else to be told apart by, and never move.
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
