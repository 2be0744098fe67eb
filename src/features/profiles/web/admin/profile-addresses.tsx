import { Panel } from '#features/admin/web/index.ts';
import { formatInstant } from '#i18n/format.ts';
import { Badge } from '#ui/badge.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminProfileDetail } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';
import styles from './profiles-admin.module.css';

/** Every address that leads to it, those of the past too. */
export function ProfileAddresses({ profile: { addresses } }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { locale } = useLocale();
  return (
    <Panel title={t('profileAdmin.addresses.title')}>
      <ul className={styles.lines}>
        {addresses.map(({ path, isFormer, freeAt, isPrinted }) => (
          <li key={path} className={styles.line}>
            <LatinText className={styles.lineName ?? ''}>{path}</LatinText>
            <span className={styles.badges}>
              {isPrinted && (
                <Badge variant="secondary" size="sm">
                  {t('profileAdmin.addresses.printed')}
                </Badge>
              )}
              {isFormer && (
                <Badge variant="outline" size="sm">
                  {t('profileAdmin.addresses.former')}
                </Badge>
              )}
              {freeAt && !isPrinted && (
                <span className={styles.quiet}>
                  {t('profileAdmin.addresses.until', { day: formatInstant(freeAt, locale, { dateStyle: 'medium' }) })}
                </span>
              )}
            </span>
          </li>
        ))}
      </ul>
    </Panel>
  );
}
