import { Badge } from '#ui/badge.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminProfile } from '../../admin-contract.ts';
import styles from './profiles-admin.module.css';
import { profilesAdminTexts } from './profiles-admin-texts.ts';

export function CardCell({ profile: { name, address, isPrimary } }: { profile: AdminProfile }) {
  const t = useTexts(profilesAdminTexts);
  return (
    <span className={styles.card}>
      <span className={styles.name}>
        <bdi className={styles.words}>{name || t('profilesAdmin.untitled')}</bdi>
        {isPrimary && (
          <Badge variant="outline" size="sm">
            {t('profilesAdmin.primary')}
          </Badge>
        )}
      </span>
      <LatinText className={styles.address ?? ''}>{decodeURI(address)}</LatinText>
    </span>
  );
}
