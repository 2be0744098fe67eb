import { toast } from '#ui/feedback/toast-store.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import type { Subscription } from '../../contract.ts';
import { useSubscriptionCall } from '../calls/subscription-queries.ts';
import { dayText } from '../day-text.ts';
import { DemoNotice, useIsDemo } from '../demo-notice.tsx';
import { stopRenewalTexts } from './stop-renewal-texts.ts';

/** Ends renewal and keeps what was paid for; without a refund, cancelling does just that. */
export function StopRenewalButton({ subscription: { state, paid, nextCharge, cancelling, scheduled } }: Props) {
  const t = useTexts(stopRenewalTexts);
  const { locale } = useLocale();
  const isDemo = useIsDemo();
  const call = useSubscriptionCall(() => toast({ title: t('stopRenewal.done') }));
  if (state !== 'active' || !paid || !nextCharge || !cancelling?.refund) return null;
  return (
    <ConfirmButton
      variant="ghost"
      title={t('stopRenewal.title')}
      description={t('stopRenewal.text', { date: dayText(paid.periodEnd, locale) })}
      confirm={!isDemo && t('stopRenewal.confirm')}
      cancel={t('stopRenewal.stay')}
      call={{ ...call, send: () => call.send({ action: 'stopRenewal' }) }}
      details={
        (isDemo || scheduled) && (
          <>
            {isDemo && <DemoNotice />}
            {scheduled && <p>{t('stopRenewal.scheduled', { name: scheduled.packageName })}</p>}
          </>
        )
      }
      staysOpen
    >
      {t('stopRenewal.open')}
    </ConfirmButton>
  );
}

interface Props {
  subscription: Subscription;
}
