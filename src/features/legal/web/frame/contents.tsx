import { ChevronDown } from 'lucide-react';
import type { Run } from '#base/markdown.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { useSectionInView } from '#ui/use-section-in-view.ts';
import styles from './frame.module.css';
import { frameTexts } from './frame-texts.ts';

/** Next to the text and sticky where there is space; collapsed above it on a phone. */
export function Contents({ entries }: { entries: readonly ContentsEntry[] }) {
  const t = useTexts(frameTexts);
  const visibleId = useSectionInView(
    entries.map(({ id }) => id),
    140,
  );
  return (
    <nav className={styles.nav} aria-label={t('legal.contents')}>
      <details className={styles.folded}>
        <summary className={styles.summary}>
          {t('legal.contents')}
          <ChevronDown className={styles.arrow} size={20} aria-hidden="true" />
        </summary>
        <ContentsList entries={entries} />
      </details>
      <div className={styles.open}>
        <p className={styles.title}>{t('legal.contents')}</p>
        <ContentsList entries={entries} visibleId={visibleId} />
      </div>
    </nav>
  );
}

interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

function ContentsList({ entries, visibleId }: { entries: readonly ContentsEntry[]; visibleId?: string | undefined }) {
  return (
    <Stack as="ol" className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} {...(id === visibleId && { 'aria-current': 'location' })}>
            {title}
          </a>
        </li>
      ))}
    </Stack>
  );
}

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
