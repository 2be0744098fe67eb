import type { Run } from '#base/markdown.ts';
import { LatinText } from '#ui/locale.tsx';
import styles from './frame.module.css';

const latin = /^[\x20-\x7e]+$/;

/** A printed link needs its full URL, which only the browser knows. */
const setMailAddress = (link: HTMLAnchorElement | null): void => {
  if (link?.getAttribute('href')?.startsWith('/')) link.dataset.address = link.href;
};

export function RichText({ runs }: { runs: readonly Run[] }) {
  return runs.map(({ text, link, isBold, isCode }, index) => {
    // The parts of a sentence have no other identity and are never reordered.
    const key = `${index} ${text}`;
    if (isBold) return <strong key={key}>{text}</strong>;
    if (isCode)
      return (
        <code key={key} className={styles.name} dir="ltr">
          {text}
        </code>
      );
    if (!link) return text;
    return (
      <a key={key} className={styles.richTextLink} href={link} ref={setMailAddress}>
        {latin.test(text) ? <LatinText>{text}</LatinText> : text}
      </a>
    );
  });
}
