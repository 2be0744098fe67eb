import { useMutation } from '@tanstack/react-query';
import { type RefObject, useRef, useState } from 'react';
import { shekels } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { CopyButton } from '#ui/copy-button.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { Grid, Row, Stack } from '#ui/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { Text } from '#ui/text.tsx';
import { useApi } from '#web-kit/api-context.tsx';
import { testCards } from '../cards.ts';
import { type DemoPayment, sandboxBankApi } from '../contract.ts';
import { demoPrice } from '../domain.ts';
import { paymentDemoTexts } from '../texts.ts';
import { BankChallenge } from './bank-challenge.tsx';
import { BankFields, type BankFieldsHandle, CardNotTaken } from './bank-fields.tsx';
import { DemoOutcome } from './demo-outcome.tsx';
import styles from './payment-demo-page.module.css';

export function PaymentDemoPage() {
  const t = useTexts(paymentDemoTexts);
  const fields = useRef<BankFieldsHandle>(null);
  const { payment, error, isBusy, isAsking, setAsking, pay, look } = useDemoPayment(fields);
  return (
    <div className={styles.page}>
      <Stack as="header" gap={3} className={styles.head}>
        <Text as="h1" size="3xl">
          {t('paymentDemo.title')}
        </Text>
        <p className={styles.lead}>{t('paymentDemo.lead')}</p>
      </Stack>
      <Grid columns={1} gap={5} align="start" className={styles.columns}>
        <TestCards />
        <Card as="section" tone="raised">
          <CardHeader title={t('paymentDemo.pay.title')} />
          <BankFields ref={fields} url="/sandbox-bank/fields" onEnter={pay} />
          <Row as="p" gap={4} align="baseline" justify="between" className={styles.total}>
            <span>{t('paymentDemo.pay.total')}</span>
            <MoneyText value={shekels(demoPrice)} className={styles.sum ?? ''} />
          </Row>
          <Button variant="hot" size="lg" block loading={isBusy} onClick={pay}>
            {t('paymentDemo.pay.button')}
          </Button>
          <div role="status">
            <DemoOutcome payment={payment} error={error} onApprove={() => setAsking(true)} onLook={look} />
          </div>
        </Card>
      </Grid>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent size="sm" title={t('paymentDemo.challenge.title')} description={t('paymentDemo.challenge.text')}>
          {payment?.challengeUrl && <BankChallenge url={payment.challengeUrl} onDone={look} />}
        </DialogContent>
      </Dialog>
    </div>
  );
}

function TestCards() {
  const t = useTexts(paymentDemoTexts);
  return (
    <Card as="section">
      <CardHeader title={t('paymentDemo.cards.title')} description={t('paymentDemo.cards.text')} />
      <Stack as="ul">
        {testCards.map(({ number, behaviour }) => (
          <Row as="li" gap={4} align="center" justify="between" key={number} className={styles.row}>
            <div>
              <LatinText className={styles.number ?? ''}>{number}</LatinText>
              <Text tone="muted" size="s">
                {t(`paymentDemo.cards.${behaviour}`)}
              </Text>
            </div>
            <CopyButton value={number} variant="secondary" label={t('paymentDemo.cards.copy', { number })} />
          </Row>
        ))}
      </Stack>
    </Card>
  );
}

interface DemoState {
  readonly payment: DemoPayment | undefined;
  /** What went wrong, where the fields do not say so themselves. */
  readonly error: Error | undefined;
  readonly isBusy: boolean;
  readonly isAsking: boolean;
  setAsking(isAsking: boolean): void;
  pay(): void;
  look(): void;
}

/** One try after another. Neither call is sent again by itself: a payment is looked up, never repeated. */
function useDemoPayment(fields: RefObject<BankFieldsHandle | null>): DemoState {
  const api = useApi();
  const [payment, setPayment] = useState<DemoPayment>();
  const [isAsking, setAsking] = useState(false);
  const show = (next: DemoPayment) => {
    setPayment(next);
    setAsking(next.outcome === 'challenge');
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
  const looking = useMutation({
    mutationFn: (ref: string) => api.call(sandboxBankApi.demoPayment, { params: { ref } }),
    onSuccess: show,
  });
  const isBusy = paying.isPending || looking.isPending;
  const error = paying.error instanceof CardNotTaken ? undefined : (paying.error ?? looking.error ?? undefined);
  return {
    ...{ payment, error, isBusy, isAsking, setAsking },
    pay: () => {
      if (isBusy) return;
      looking.reset();
      paying.mutate();
    },
    look: () => {
      setAsking(false);
      if (payment) looking.mutate(payment.ref);
    },
  };
}
