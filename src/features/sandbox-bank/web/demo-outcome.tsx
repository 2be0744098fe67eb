import { CircleAlert, CircleCheck, Clock, Landmark } from 'lucide-react';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { DemoPayment } from '../contract.ts';
import { paymentDemoTexts } from '../texts.ts';

interface DemoOutcomeProps {
  payment: DemoPayment | undefined;
  error: Error | undefined;
  onApprove: () => void;
  onRefresh: () => void;
}

export function DemoOutcome({ payment, error, onApprove, onRefresh }: DemoOutcomeProps) {
  const t = useTexts(paymentDemoTexts);
  if (error)
    return (
      <Notice icon={CircleAlert} tone="bad" title={t('paymentDemo.failed')}>
        {error.message}
      </Notice>
    );
  if (!payment) return null;
  const { outcome, reason } = payment;
  if (outcome === 'challenge' || outcome === 'waiting')
    return (
      <Notice
        icon={outcome === 'challenge' ? Landmark : Clock}
        tone="warn"
        title={t(`paymentDemo.outcome.${outcome}.title`)}
        isStacked
        action={
          <Button variant="outline" size="sm" onClick={outcome === 'challenge' ? onApprove : onRefresh}>
            {t(`paymentDemo.outcome.${outcome}.action`)}
          </Button>
        }
      >
        {t(`paymentDemo.outcome.${outcome}.text`)}
      </Notice>
    );
  const ending = outcome === 'declined' ? (reason ?? outcome) : outcome;
  return (
    <Notice
      icon={outcome === 'paid' ? CircleCheck : CircleAlert}
      tone={outcome === 'paid' ? 'sea' : 'bad'}
      title={t(`paymentDemo.outcome.${ending}.title`)}
    >
      {t(`paymentDemo.outcome.${ending}.text`)}
    </Notice>
  );
}
