import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';

const variants: Readonly<Record<AdminUser['planStatus'], BadgeVariant>> = {
  paying: 'good',
  trial: 'secondary',
  complimentary: 'default',
  free: 'outline',
};

/** The effective plan, and by what. */
export function PlanBadges({ user: { packageType, planStatus, role } }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {t(`usersAdmin.packages.${packageType}`)}
      {/* Who runs the house has all of it, by nothing that could end. */}
      {role !== 'admin' && (
        <Badge variant={variants[planStatus]} size="sm">
          {t(`usersAdmin.planStatus.${planStatus}`)}
        </Badge>
      )}
    </Row>
  );
}
