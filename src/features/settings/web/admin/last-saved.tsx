import { DateText, useTexts } from '#ui/locale.tsx';
import type { AdminSetting } from '../../admin-contract.ts';
import type { SettingKey } from '../../registry.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import styles from './settings.module.css';

export function LastSaved({ setting: { updatedAt, updatedBy } }: { setting: AdminSetting<SettingKey> }) {
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
