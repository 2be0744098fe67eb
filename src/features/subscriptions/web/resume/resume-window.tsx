import { isolatedMoney } from '#base/money.ts';
import { MethodLine, usePaymentMethods } from '#features/payments/web/index.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { Row } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { AlertDialog, AlertDialogContent } from '#ui/overlays/alert-dialog.tsx';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import type { CancelWindowProps } from '../cancel/cancel-window.tsx';
import { dayText } from '../day-text.ts';
import { resumeTexts } from './resume-texts.ts';

/** The card that renewals are charged to: the subscription's own, else the default one, as on the server. */
function ChargedMethod({ methodId }: { methodId: number | null }) {
  const t = useTexts(resumeTexts);
  const { data: methods } = usePaymentMethods();
  if (!methods) return null;
  const method = methods.find(({ id }) => id === methodId) ?? methods.find(({ isDefault }) => isDefault);
  if (!method) return <p>{t('resumePlan.cardMissing')}</p>;
  return (
    <Row gap={[1, 3]} align="center" wrap>
      <span>{t('resumePlan.card')}</span>
      <MethodLine method={method} />
    </Row>
  );
}

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
      >
        <ChargedMethod methodId={paid.methodId} />
      </AlertDialogContent>
    </AlertDialog>
  );
}
