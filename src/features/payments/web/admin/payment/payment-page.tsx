import { AdminDetailPage } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminPaymentsApi } from '../../../admin-contract.ts';
import { PaymentStatusBadge } from '../payment-status.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import { PaymentDetail } from './payment-detail.tsx';

/** Route: `/admin/payments/{id}`. */
export function PaymentPage() {
  const t = useTexts(paymentAdminTexts);
  return (
    <AdminDetailPage
      find={adminPaymentsApi.find}
      listPath="/admin/payments"
      copy={{
        back: t('paymentAdmin.back'),
        loading: t('paymentAdmin.loading'),
        failed: t('paymentAdmin.failed'),
        missing: { title: t('paymentAdmin.missing.title'), text: t('paymentAdmin.missing.text') },
      }}
      titleOf={(_, id) => t('paymentAdmin.title', { id: id > 0 ? String(id) : '' })}
      lead={(payment) => <PaymentStatusBadge payment={payment} />}
      // Polls while a refund is pending.
      isUnderWay={({ refunds }) => refunds.some(({ status }) => status === 'created')}
    >
      {(payment) => <PaymentDetail payment={payment} />}
    </AdminDetailPage>
  );
}
