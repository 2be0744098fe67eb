import { Badge } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';

/** What is out of the ordinary; where nothing is, that it is not. */
export function StateBadges({ user: { role, suspendedAt, deletesAt, isVerified } }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  const isPlain = !suspendedAt && !deletesAt && isVerified;
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {role === 'admin' && <Badge size="sm">{t('usersAdmin.isAdmin')}</Badge>}
      {suspendedAt && (
        <Badge variant="bad" size="sm" dot>
          {t('usersAdmin.state.suspended')}
        </Badge>
      )}
      {deletesAt && (
        <Badge variant="warn" size="sm" dot>
          {t('usersAdmin.state.deleting')}
        </Badge>
      )}
      {!isVerified && (
        <Badge variant="outline" size="sm">
          {t('usersAdmin.state.unverified')}
        </Badge>
      )}
      {isPlain && role === 'user' && (
        <Badge variant="good" size="sm" dot>
          {t('usersAdmin.state.active')}
        </Badge>
      )}
    </Row>
  );
}
