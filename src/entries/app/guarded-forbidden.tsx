import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { layoutTexts } from '../layout/texts.ts';
import styles from './guarded.module.css';

/** Does not prompt for a sign-in, because signing in again would not help. */
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
