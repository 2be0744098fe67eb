import { useRef } from 'react';
import { shekels } from '#base/money.ts';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Dialog, DialogContent } from '#ui/dialog.tsx';
import { useTexts } from '#ui/locale.tsx';
import { MoneyText } from '#ui/money-text.tsx';
import { demoPrice } from '../domain.ts';
import { paymentDemoTexts } from '../texts.ts';
import { BankChallenge } from './bank-challenge.tsx';
import { BankFields, type BankFieldsHandle } from './bank-fields.tsx';
import { DemoOutcome } from './demo-outcome.tsx';
import styles from './payment-demo-page.module.css';
import { TestCards } from './test-cards.tsx';
import { useDemoPayment } from './use-demo-payment.ts';

export function PaymentDemoPage() {
  const t = useTexts(paymentDemoTexts);
  const fields = useRef<BankFieldsHandle>(null);
  const { payment, error, isBusy, isAsking, setAsking, pay, look } = useDemoPayment(fields);
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <h1 className={styles.title}>{t('paymentDemo.title')}</h1>
        <p className={styles.lead}>{t('paymentDemo.lead')}</p>
      </header>
      <div className={styles.columns}>
        <TestCards />
        <Card as="section" tone="raised">
          <CardHeader title={t('paymentDemo.pay.title')} />
          <BankFields ref={fields} url="/sandbox-bank/fields" onEnter={pay} />
          <p className={styles.total}>
            <span>{t('paymentDemo.pay.total')}</span>
            <MoneyText value={shekels(demoPrice)} className={styles.sum ?? ''} />
          </p>
          <Button variant="hot" size="lg" block loading={isBusy} onClick={pay}>
            {t('paymentDemo.pay.button')}
          </Button>
          <div role="status">
            <DemoOutcome payment={payment} error={error} onApprove={() => setAsking(true)} onLook={look} />
          </div>
        </Card>
      </div>
      <Dialog open={isAsking} onOpenChange={setAsking}>
        <DialogContent size="sm" title={t('paymentDemo.challenge.title')} description={t('paymentDemo.challenge.text')}>
          {payment?.challengeUrl && <BankChallenge url={payment.challengeUrl} onDone={look} />}
        </DialogContent>
      </Dialog>
    </div>
  );
}
