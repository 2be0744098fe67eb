import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPaymentDetail } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';

/** Links to the admin page of the purchase, if any. */
export function SubjectLink({ payment: { subject, userId } }: { payment: AdminPaymentDetail }) {
  const t = useTexts(paymentAdminTexts);
  if (!subject) return null;
  const paths = {
    cards: `/admin/orders/${subject.id}`,
    subscription: `/admin/subscriptions?open=${subject.id}`,
    package: `/admin/subscriptions?user=${userId}`,
  };
  return (
    <RouterLinkButton variant="outline" size="sm" to={paths[subject.kind]}>
      {t(`paymentAdmin.subject.${subject.kind}`)}
    </RouterLinkButton>
  );
}
