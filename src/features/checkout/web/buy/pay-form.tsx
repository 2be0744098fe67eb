import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { Link } from 'react-router';
import { type MethodChoice, MethodPicker, type MethodPickerHandle } from '#features/payments/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Button } from '#ui/button.tsx';
import { Card, CardHeader } from '#ui/card.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field } from '#ui/field.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { Quote } from '../../contract.ts';
import { usePay } from '../state/use-pay.ts';
import type { PageWish } from '../state/wish.ts';
import { buyingTexts } from '../texts.ts';
import { PayFailureNotice } from './pay-failure-notice.tsx';
import styles from './pay-form.module.css';

export interface PayFormProps {
  wish: PageWish;
  quote: Quote;
  /** The sum is still that of another wish: nobody is asked to pay it. */
  isOld: boolean;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  userId: number;
}

export function PayForm({ wish, quote, isOld, consent, onConsent, userId }: PayFormProps) {
  const t = useTexts(buyingTexts);
  const [method, setMethod] = useState<MethodChoice>(null);
  const picker = useRef<MethodPickerHandle>(null);
  const { pay, isBusy, failure, reset } = usePay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed was another wish
  useEffect(reset, [wish.cycle]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOld || !picker.current) return;
    void pay({ userId, wish, consent, expected: quote.amount }, picker.current.settle);
  };
  return (
    <Card as="section" aria-labelledby="payment-details">
      <CardHeader title={t('buying.form.title')} titleId="payment-details" />
      <form className={styles.form} onSubmit={submit} noValidate>
        <MethodPicker ref={picker} value={method} onChange={setMethod} isKeptAsked={!consent} />
        {quote.renewal && <ConsentField renewal={quote.renewal} checked={consent} onChange={onConsent} />}
        {failure && <PayFailureNotice failure={failure} />}
        <Button type="submit" variant="hot" size="lg" block loading={isBusy || isOld}>
          {t('buying.form.pay')} <AmountText agorot={quote.amount} />
        </Button>
        <div className={styles.small} aria-live="polite">
          <p>{t(isBusy ? 'buying.form.busy' : quote.renewal ? 'buying.form.small' : 'buying.form.cardsSmall')}</p>
          <p>
            {t('buying.form.invoice')} <Link to="/wallet#billing">{t('buying.form.invoiceLink')}</Link>
          </p>
        </div>
      </form>
    </Card>
  );
}

interface ConsentFieldProps {
  renewal: NonNullable<Quote['renewal']>;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Empty until its owner ticks it; the words beside it are those that are kept. */
function ConsentField({ renewal, checked, onChange }: ConsentFieldProps) {
  const t = useTexts(buyingTexts);
  const meaning = useId();
  return (
    <div className={styles.consent}>
      <Field className={styles.agreement ?? ''} label={renewal.consent} inline>
        <Checkbox
          className={styles.tick ?? ''}
          checked={checked}
          onCheckedChange={onChange}
          aria-describedby={meaning}
        />
      </Field>
      <p className={styles.meaning} id={meaning} aria-live="polite">
        {checked ? t('buying.form.consentOn') : t('buying.form.consentOff', { at: new Date(renewal.periodEnd) })}
      </p>
    </div>
  );
}
