import { isolatedMoney } from '#base/money.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import type { CancelWindowProps } from '../cancel/cancel-window.tsx';
import { dayText } from '../day-text.ts';

import { resumeTexts } from './resume-texts.ts';

export function ResumeWindow({ subscription: { paid }, isOpen, onClose }: CancelWindowProps) {
  const t = useTexts(resumeTexts);
  const { locale } = useLocale();
  const { send, isPending } = useSubscriptionCall(({ nextCharge }) => {
    const next = nextCharge && { price: isolatedMoney(nextCharge.amount), date: dayText(nextCharge.at, locale) };
    toast({ title: t('resumePlan.done'), ...(next && { description: t('resumePlan.doneText', next) }) });
    onClose();
  });
  if (!paid) return null;
  const terms = { price: isolatedMoney(paid.price), date: dayText(paid.periodEnd, locale) };
  return (
    <AlertDialog open={isOpen} onOpenChange={(open) => open || isPending || onClose()}>
      <AlertDialogContent
        title={t('resumePlan.title')}
        description={t(`resumePlan.${paid.cycle}`, terms)}
        confirm={t('resumePlan.confirm')}
        cancel={t('resumePlan.stay')}
        loading={isPending}
        staysOpen
        onConfirm={() => send({ action: 'resume' })}
      />
    </AlertDialog>
  );
}
