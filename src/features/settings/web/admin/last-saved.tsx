import { useTexts } from '#ui/locale.tsx';
import { DateText } from '#ui/text/date-text.tsx';
import { settingsAdminTexts } from './admin-texts.ts';
import styles from './settings.module.css';

interface LastSavedProps {
  setting: { readonly updatedAt: string | null; readonly updatedBy: string | null };
}

export function LastSaved({ setting: { updatedAt, updatedBy } }: LastSavedProps) {
  const t = useTexts(settingsAdminTexts);
  if (!updatedAt) return <p className={styles.notice}>{t('settingsAdmin.untouched')}</p>;
  return (
    <p className={styles.notice}>
      {t('settingsAdmin.changed')} <DateText value={updatedAt} time />
      {updatedBy && (
        <>
          {' · '}
          <bdi>{updatedBy}</bdi>
        </>
      )}
    </p>
  );
}
