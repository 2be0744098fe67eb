import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import type { PaymentStatus } from '../../domain.ts';

const variants: Readonly<Record<PaymentStatus, BadgeVariant>> = {
  created: 'secondary',
  processing: 'secondary',
  challenge: 'warn',
  paid: 'good',
  declined: 'bad',
  cancelled: 'outline',
};

type PaymentFigures = Pick<AdminPayment, 'status' | 'amount' | 'refunded'>;

/** Status of a payment; a refunded payment is not shown as simply paid. */
export function PaymentStatusBadge({ payment: { status, amount, refunded } }: { payment: PaymentFigures }) {
  const t = useTexts(paymentsAdminTexts);
  const isWhole = refunded >= amount;
  if (refunded > 0)
    return (
      <Badge variant={isWhole ? 'secondary' : 'good'} size="sm">
        {t(isWhole ? 'paymentsAdmin.statuses.refunded' : 'paymentsAdmin.statuses.partly')}
      </Badge>
    );
  return (
    <Badge variant={variants[status]} size="sm">
      {t(`paymentsAdmin.statuses.${status}`)}
    </Badge>
  );
}
