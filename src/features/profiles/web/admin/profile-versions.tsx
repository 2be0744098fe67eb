import { Panel } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

export function ProfileVersions({ profile: { versions } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  return (
    <Panel title={t('profileAdmin.versions.title')}>
      {versions.length === 0 && <p className={styles.quiet}>{t('profileAdmin.versions.none')}</p>}
      {versions.length > 0 && (
        <ol className={styles.lines}>
          {versions.map(({ id, name, publishedAt }) => (
            <li key={id} className={styles.line}>
              <bdi className={styles.lineName}>{name}</bdi>
              <DateText className={styles.quiet ?? ''} value={publishedAt} time />
            </li>
          ))}
        </ol>
      )}
    </Panel>
  );
}
