import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminProfile, AdminProfileStatus } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import styles from './profiles-admin.module.css';

const variants: Readonly<Record<AdminProfileStatus, BadgeVariant>> = {
  published: 'good',
  draft: 'secondary',
  paused: 'warn',
  expired: 'warn',
  suspended: 'bad',
  deleted: 'outline',
};

export function AdminStatus({ profile: { status, owner } }: { profile: AdminProfile }) {
  const t = useTexts(profilesAdminTexts);
  return (
    <span className={styles.badges}>
      <Badge variant={variants[status]} size="sm" dot>
        {t(`profilesAdmin.status.${status}`)}
      </Badge>
      {owner.isSuspended && (
        <Badge variant="bad" size="sm">
          {t('profilesAdmin.ownerSuspended')}
        </Badge>
      )}
    </span>
  );
}
