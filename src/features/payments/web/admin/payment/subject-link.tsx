import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';

/** Links to the admin page of the purchase, if any. */
export function SubjectLink({ payment }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  const to = subjectPath(payment);
  if (!payment.subject || !to) return null;
  return (
    <RouterLinkButton variant="outline" size="sm" to={to}>
      {t(`paymentAdmin.subject.${payment.subject.kind}`)}
    </RouterLinkButton>
  );
}

function subjectPath({ subject, userId }: AdminPaymentDetail): string | undefined {
  if (!subject) return undefined;
  if (subject.kind === 'cards') return `/admin/orders/${subject.id}`;
  return subject.kind === 'subscription'
    ? `/admin/subscriptions?open=${subject.id}`
    : `/admin/subscriptions?user=${userId}`;
}
