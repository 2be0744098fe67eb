import { LatinText } from '#ui/latin-text.tsx';
import { richParts } from './rich-parts.ts';
import styles from './rich-text.module.css';

interface RichTextProps {
  children: string;
}

const latin = /^[\x20-\x7e]+$/;

/** On paper a link is of no use without its whole address, which only the browser knows. */
const tellAddress = (link: HTMLAnchorElement | null): void => {
  if (link?.getAttribute('href')?.startsWith('/')) link.dataset.address = link.href;
};

export function RichText({ children }: RichTextProps) {
  return richParts(children).map((part, place) => {
    // The parts of a sentence have nothing else to be told apart by, and never move.
    const key = `${place} ${part.text}`;
    if (part.kind === 'words') return part.text;
    if (part.kind === 'name')
      return (
        <code key={key} className={styles.name} dir="ltr">
          {part.text}
        </code>
      );
    return (
      <a key={key} className={styles.link} href={part.href} ref={tellAddress}>
        {latin.test(part.text) ? <LatinText>{part.text}</LatinText> : part.text}
      </a>
    );
  });
}
