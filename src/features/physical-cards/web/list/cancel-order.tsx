import { useState } from 'react';
import { agorotInSentence } from '#base/money.ts';
import { useContact } from '#features/settings/web/index.ts';
import { AlertDialog, AlertDialogContent, AlertDialogTrigger } from '#ui/alert-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { type PhysicalOrder, physicalCardsApi } from '../../contract.ts';
import { useCardCall, useKeepOrder } from '../use-physical-cards.ts';
import styles from './order-now.module.css';
import { orderPageTexts } from './order-page-texts.ts';

/** Two presses; what comes back is told before the second. Where it is too late, that is told as well. */
export function CancelOrder({ order: { id, state, can, refundOnCancel } }: { order: PhysicalOrder }) {
  const t = useTexts(orderPageTexts);
  const { mail } = useContact();
  const keep = useKeepOrder();
  const [isAsked, setIsAsked] = useState(false);
  const { send, isPending } = useCardCall({
    call: (api) => api.call(physicalCardsApi.cancel, { params: { id } }),
    onDone: (after) => {
      setIsAsked(false);
      keep(after);
      const back = refundOnCancel > 0 && t('orderPage.cancel.doneRefund', { sum: agorotInSentence(refundOnCancel) });
      toast({ title: t('orderPage.cancel.done'), ...(back && { description: back }) });
    },
  });
  if (state === 'in_production' || state === 'encoded')
    return (
      <p className={styles.late}>
        {t('orderPage.cancel.late')} <a href={`mailto:${mail}`}>{t('orderPage.cancel.write')}</a>
      </p>
    );
  if (!can.includes('cancel')) return null;
  return (
    <AlertDialog open={isAsked} onOpenChange={setIsAsked}>
      <AlertDialogTrigger asChild>
        <Button variant="outline">{t('orderPage.act.cancel')}</Button>
      </AlertDialogTrigger>
      <AlertDialogContent
        title={t('orderPage.cancel.title')}
        description={
          refundOnCancel > 0
            ? t('orderPage.cancel.refund', { sum: agorotInSentence(refundOnCancel) })
            : t('orderPage.cancel.unpaid')
        }
        confirm={t('orderPage.cancel.confirm')}
        cancel={t('orderPage.cancel.stay')}
        destructive
        keepOpen
        loading={isPending}
        onConfirm={() => send()}
      />
    </AlertDialog>
  );
}
