import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './skip-link.module.css';

/** Leads to the page's main element, which has the id `target`. */
export function SkipLink({ target = 'main' }: { target?: string }) {
  const t = useTexts(uiTexts);
  return (
    <a className={styles.link} href={`#${target}`}>
      {t('ui.skip')}
    </a>
  );
}
