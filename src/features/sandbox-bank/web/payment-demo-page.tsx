import { useMutation } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, Clock, Landmark } from 'lucide-react';
import { type RefObject, useRef, useState } from 'react';
import { shekels } from '#base/money.ts';
import { Button } from '#ui/controls/button.tsx';
import { CopyButton } from '#ui/controls/copy-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Caption, Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { LatinText, MoneyText, useTexts } from '#ui/locale.tsx';
import { Dialog, DialogContent } from '#ui/overlays/dialog.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { type DemoPayment, sandboxBankApi } from '../contract.ts';
import { demoPrice } from '../domain.ts';
import { testPaymentCards } from '../payment-cards.ts';
import { paymentDemoTexts } from '../texts.ts';
import { BankChallenge, BankFields, type BankFieldsHandle, PaymentCardRejected } from './bank-fields.tsx';
import styles from './payment-demo-page.module.css';

export function PaymentDemoPage() {
  const t = useTexts(paymentDemoTexts);
  const fields = useRef<BankFieldsHandle>(null);
  const { payment, error, isBusy, isChallengeOpen, setIsChallengeOpen, pay, refresh } = useDemoPayment(fields);
  return (
    <div className={styles.page}>
      <Stack as="header" gap={3} className={styles.head}>
        <Text as="h1" size="3xl">
          {t('paymentDemo.title')}
        </Text>
        <p className={styles.lead}>{t('paymentDemo.lead')}</p>
      </Stack>
      <Grid columns={1} gap={5} align="start" className={styles.columns}>
        <TestPaymentCards />
        <Card as="section" tone="raised">
          <CardHeader title={t('paymentDemo.pay.title')} />
          <BankFields ref={fields} url="/sandbox-bank/fields" onEnter={pay} />
          <Row as="p" gap={4} align="baseline" justify="between" className={styles.total}>
            <span>{t('paymentDemo.pay.total')}</span>
            <MoneyText agorot={shekels(demoPrice).amount} className={styles.amount ?? ''} />
          </Row>
          <Button variant="hot" size="lg" block loading={isBusy} onClick={pay}>
            {t('paymentDemo.pay.button')}
          </Button>
          <div role="status">
            <DemoOutcome
              payment={payment}
              error={error}
              onApprove={() => setIsChallengeOpen(true)}
              onRefresh={refresh}
            />
          </div>
        </Card>
      </Grid>
      <Dialog open={isChallengeOpen} onOpenChange={setIsChallengeOpen}>
        <DialogContent size="sm" title={t('paymentDemo.challenge.title')} description={t('paymentDemo.challenge.text')}>
          {payment?.challengeUrl && <BankChallenge url={payment.challengeUrl} onDone={refresh} />}
        </DialogContent>
      </Dialog>
    </div>
  );
}

function TestPaymentCards() {
  const t = useTexts(paymentDemoTexts);
  return (
    <Card as="section">
      <CardHeader title={t('paymentDemo.testNumbers.title')} description={t('paymentDemo.testNumbers.text')} />
      <Stack as="ul">
        {testPaymentCards.map(({ number, behaviour }) => (
          <Row as="li" gap={4} align="center" justify="between" key={number} className={styles.row}>
            <div>
              <LatinText className={styles.number ?? ''}>{number}</LatinText>
              <Caption>{t(`paymentDemo.testNumbers.${behaviour}`)}</Caption>
            </div>
            <CopyButton value={number} variant="secondary" label={t('paymentDemo.testNumbers.copy', { number })} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

/** Neither request is retried automatically: a payment is looked up, never repeated. */
function useDemoPayment(fields: RefObject<BankFieldsHandle | null>) {
  const api = useApi();
  const [payment, setPayment] = useState<DemoPayment>();
  const [isChallengeOpen, setIsChallengeOpen] = useState(false);
  const show = (next: DemoPayment) => {
    setPayment(next);
    setIsChallengeOpen(next.outcome === 'challenge');
  };
  const paying = useMutation({
    mutationFn: async () => {
      const token = (await fields.current?.submit()) ?? '';
      return api.call(sandboxBankApi.tryPayment, { body: { token } });
    },
    retry: false,
    onMutate: () => setPayment(undefined),
    onSuccess: show,
  });
  const refreshing = useMutation({
    mutationFn: (ref: string) => api.call(sandboxBankApi.demoPayment, { params: { ref } }),
    onSuccess: show,
  });
  const isBusy = paying.isPending || refreshing.isPending;
  // The fields show a rejected card themselves.
  const error =
    paying.error instanceof PaymentCardRejected ? undefined : (paying.error ?? refreshing.error ?? undefined);
  return {
    payment,
    error,
    isBusy,
    isChallengeOpen,
    setIsChallengeOpen,
    pay: () => {
      if (isBusy) return;
      refreshing.reset();
      paying.mutate();
    },
    refresh: () => {
      setIsChallengeOpen(false);
      if (payment) refreshing.mutate(payment.ref);
    },
  };
}

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
