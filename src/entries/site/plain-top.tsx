import { Wordmark } from '#ui/brand/wordmark.tsx';
import { VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../layout/texts.ts';
import styles from './plain-top.module.css';

/** The top of pages without a menu: only a link to the home page. */
export function PlainTop() {
  const t = useTexts(layoutTexts);
  return (
    <div className={styles.top}>
      <a className={styles.home} href="/">
        <Wordmark />
        <VisuallyHidden>{t('layout.nav.home')}</VisuallyHidden>
      </a>
    </div>
  );
}
