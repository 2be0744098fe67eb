import { ChevronDown } from 'lucide-react';
import { useTexts } from '#ui/locale.tsx';
import styles from './contents.module.css';
import { type ContentsEntry, ContentsList } from './contents-list.tsx';
import { frameTexts } from './frame-texts.ts';
import { useShownSection } from './use-shown-section.ts';

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
