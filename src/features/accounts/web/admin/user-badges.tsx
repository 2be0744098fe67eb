import { formatInstant } from '#i18n/format.ts';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';

/** Shows unusual states, or a neutral badge if there are none. */
export function StateBadges({ user: { role, staffRole, suspendedAt, deletesAt, isVerified } }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  const isPlain = !suspendedAt && !deletesAt && isVerified;
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {staffRole && <Badge size="sm">{t(`usersAdmin.staff.${staffRole}`)}</Badge>}
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

const variants: Readonly<Record<AdminUser['planStatus'], BadgeVariant>> = {
  paying: 'good',
  trial: 'secondary',
  complimentary: 'default',
  free: 'outline',
};

/** The effective plan and its source. */
export function PlanBadges({ user: { packageType, planStatus, paidFrom, beforePaid, role } }: { user: AdminUser }) {
  const t = useTexts(usersTexts);
  const { locale } = useLocale();
  // Who has paid ahead counts as paying, but has the trial or gift until then.
  const now = beforePaid ?? planStatus;
  return (
    <Row as="span" inline wrap align="center" gap={[1, 2]}>
      {t(`usersAdmin.packages.${packageType}`)}
      {/* Admins have all entitlements without an end, so no plan status is shown. */}
      {role !== 'admin' && (
        <Badge variant={variants[now]} size="sm">
          {t(`usersAdmin.planStatus.${now}`)}
        </Badge>
      )}
      {paidFrom && (
        <Badge variant="good" size="sm">
          {t('usersAdmin.paidFrom', { day: formatInstant(paidFrom, locale, { day: 'numeric', month: 'short' }) })}
        </Badge>
      )}
    </Row>
  );
}
