import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import { shownStatus } from '../../domain.ts';

const variants: Readonly<Record<ReturnType<typeof shownStatus>, BadgeVariant>> = {
  created: 'secondary',
  processing: 'secondary',
  challenge: 'warn',
  paid: 'good',
  declined: 'bad',
  cancelled: 'outline',
  refunded: 'secondary',
  partly: 'good',
};

export function PaymentStatusBadge({ payment }: { payment: Pick<AdminPayment, 'status' | 'amount' | 'refunded'> }) {
  const t = useTexts(paymentsAdminTexts);
  const status = shownStatus(payment);
  return (
    <Badge variant={variants[status]} size="sm">
      {t(`paymentsAdmin.statuses.${status}`)}
    </Badge>
  );
}
