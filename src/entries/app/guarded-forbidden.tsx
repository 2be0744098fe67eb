import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../layout/texts.ts';
import styles from './guarded.module.css';

/** Signing in again would not help, so nobody is asked to. */
export function GuardedForbidden() {
  const t = useTexts(layoutTexts);
  return (
    <div className={styles.location}>
      <ErrorCard
        type="warning"
        level="h1"
        title={t('layout.forbidden.title')}
        message={t('layout.forbidden.text')}
        homeHref="/"
      />
    </div>
  );
}
