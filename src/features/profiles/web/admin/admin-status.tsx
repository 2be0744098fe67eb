import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminProfile, AdminProfileStatus } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';

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
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {/* The card of a suspended owner is not on the air, whatever its own state. */}
      {!(owner.isSuspended && status === 'published') && (
        <Badge variant={variants[status]} size="sm" dot>
          {t(`profilesAdmin.status.${status}`)}
        </Badge>
      )}
      {owner.isSuspended && (
        <Badge variant="bad" size="sm">
          {t('profilesAdmin.ownerSuspended')}
        </Badge>
      )}
    </Row>
  );
}
