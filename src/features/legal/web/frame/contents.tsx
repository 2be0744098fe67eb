import { ChevronDown } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './contents.module.css';
import { frameTexts } from './frame-texts.ts';

/** Where the eye reads: a little below the upper edge. */
const readingLine = 140;

/** The section that is being read. Nobody is anywhere until the page has come to life. */
function useShownSection(ids: readonly string[]): string | undefined {
  const [shown, setShown] = useState<string>();
  const joined = ids.join(' ');
  useEffect(() => {
    const all = joined.split(' ');
    const look = () => {
      const { scrollTop, clientHeight, scrollHeight } = document.documentElement;
      const isAtEnd = scrollTop > 0 && scrollTop + clientHeight >= scrollHeight - 2;
      const passed = all.filter((id) => {
        const top = document.getElementById(id)?.getBoundingClientRect().top;
        return top !== undefined && top <= readingLine;
      });
      setShown(isAtEnd ? all.at(-1) : passed.at(-1));
    };
    look();
    window.addEventListener('scroll', look, { passive: true });
    window.addEventListener('resize', look);
    return () => {
      window.removeEventListener('scroll', look);
      window.removeEventListener('resize', look);
    };
  }, [joined]);
  return shown;
}

interface ContentsProps {
  entries: readonly ContentsEntry[];
}

/** Beside the text where there is room, and stays in view there; folded above it on a phone. */
export function Contents({ entries }: ContentsProps) {
  const t = useTexts(frameTexts);
  const shown = useShownSection(entries.map(({ id }) => id));
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
        <ContentsList entries={entries} shown={shown} />
      </div>
    </nav>
  );
}

interface ContentsEntry {
  readonly id: string;
  readonly title: string;
}

interface ContentsListProps {
  entries: readonly ContentsEntry[];
  shown?: string | undefined;
}

function ContentsList({ entries, shown }: ContentsListProps) {
  return (
    <Stack as="ol" className={styles.list}>
      {entries.map(({ id, title }) => (
        <li key={id}>
          <a className={styles.link} href={`#${id}`} {...(id === shown && { 'aria-current': 'location' })}>
            {title}
          </a>
        </li>
      ))}
    </Stack>
  );
}
