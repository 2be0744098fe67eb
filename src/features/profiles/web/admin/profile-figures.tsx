import { Panel } from '#features/admin/web/index.ts';
import { formatNumber } from '#i18n/format.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

const shown = ['views', 'visitors', 'taps', 'saves', 'clicks', 'shares', 'leads'] as const;

export function ProfileFigures({ profile: { figures } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.figures.title')}>
      <dl className={styles.figures}>
        {shown.map((name) => (
          <div key={name} className={styles.figure}>
            <dt className={styles.figureName}>{t(`profileAdmin.figures.${name}`)}</dt>
            <dd className={styles.figureCount}>{formatNumber(figures[name], locale)}</dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}
