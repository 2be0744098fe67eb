import { useState } from 'react';
import { useAdminCall } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type AdminPaymentDetail, adminPaymentsApi } from '../../../admin-contract.ts';
import { paymentAdminTexts } from '../payment-texts.ts';

interface Refund {
  readonly amount: number;
  readonly reason: string;
}

interface Listener {
  readonly onDone: () => void;
  readonly onFields: (fields: Readonly<Record<string, string>>) => void;
}

/**
 * Gives money back, once: while the window is open the same sum goes under the same key, so that a press whose answer
 * got lost can be pressed again.
 */
export function useRefund(id: number, { onDone, onFields }: Listener) {
  const t = useTexts(paymentAdminTexts);
  const [mark] = useState(() => crypto.randomUUID());
  return useAdminCall<AdminPaymentDetail, Refund>({
    call: (api, { amount, reason }) =>
      api.call(
        adminPaymentsApi.refund,
        { params: { id }, body: { amount, reason } },
        { 'idempotency-key': `${mark}-${amount}` },
      ),
    onDone: ({ refunds }) => {
      // How it went is on the page too; one that waits or was refused is told there at length.
      if (refunds[0]?.status === 'done') toast({ title: t('paymentAdmin.refund.done') });
      onDone();
    },
    onFields: (fields) => {
      onFields(fields);
      return Object.keys(fields).length > 0;
    },
  });
}
