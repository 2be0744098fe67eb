import { useTexts } from '../locale.tsx';
import { uiTexts } from '../texts.ts';
import styles from './skip-link.module.css';

interface SkipLinkProps {
  /** The id of the page's main element. */
  target?: string;
}

export function SkipLink({ target = 'main' }: SkipLinkProps) {
  const t = useTexts(uiTexts);
  return (
    <a className={styles.link} href={`#${target}`}>
      {t('ui.skip')}
    </a>
  );
}
