import { useMutation, useQueryClient } from '@tanstack/react-query';
import { CircleAlert, Clock, ServerCrash, TrendingUp, WifiOff } from 'lucide-react';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { isolatedMoney } from '#base/money.ts';
import { type MethodChoice, MethodPicker, type MethodPickerHandle } from '#features/payments/web/index.ts';
import { unbrokenDates } from '#i18n/format.ts';
import { Checkbox } from '#ui/choices/checkbox.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Card, CardHeader, Stack, Text } from '#ui/layout/layout.tsx';
import { MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { Link, useNavigate, useSearchParams } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import { checkoutApi, type Order, type Quote, quote as quoteShape } from '../../contract.ts';
import { keyOf, saveOrder } from '../state/attempts.ts';
import { checkoutQueries, couponQuotes } from '../state/checkout-queries.ts';
import type { PurchaseParams } from '../state/purchase-params.ts';
import { buyingTexts } from '../texts.ts';
import styles from './buy.module.css';

/** Why a payment request did not create an order, by the possible remedy. */
type PayFailure =
  | { readonly kind: 'network' }
  /** A failure on our side, before or after the charge. */
  | { readonly kind: 'server' }
  /** The price differs from the one shown; nothing was charged. */
  | { readonly kind: 'price'; readonly message: string; readonly quote: Quote }
  /** A payment that is already pending, or that used the same key. */
  | { readonly kind: 'order'; readonly message: string; readonly orderId: number }
  | { readonly kind: 'other'; readonly message: string };

export function payFailureOf(error: Error): PayFailure {
  if (error instanceof NetworkError) return { kind: 'network' };
  if (error instanceof ServerError) return { kind: 'server' };
  const { message } = error;
  const body = (error instanceof RequestError ? error.body : undefined) as Record<string, unknown> | undefined;
  const changed = quoteShape.safeParse(body?.quote);
  if (changed.success) return { kind: 'price', message, quote: changed.data };
  if (typeof body?.orderId === 'number') return { kind: 'order', message, orderId: body.orderId };
  const [ofField] = Object.values(error instanceof RequestError ? error.fields : {});
  return { kind: 'other', message: ofField ?? message };
}

export interface PayFormProps {
  purchase: PurchaseParams;
  quote: Quote;
  /** The price still belongs to the previous selection, so payment is disabled. */
  isOld: boolean;
  consent: boolean;
  onConsent: (consent: boolean) => void;
  userId: number;
}

export function PayForm({ purchase, quote, isOld, consent, onConsent, userId }: PayFormProps) {
  const t = useTexts(buyingTexts);
  const [search] = useSearchParams();
  const isRetry = search.get('method') === 'new';
  const [method, setMethod] = useState<MethodChoice>(isRetry ? 'new' : null);
  // After a refused card the summary is known; the fields below it are what is needed.
  useEffect(() => {
    if (isRetry) document.getElementById('payment-details')?.scrollIntoView();
  }, [isRetry]);
  const picker = useRef<MethodPickerHandle>(null);
  const { pay, isBusy, failure, reset } = usePay();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what failed was another wish
  useEffect(reset, [purchase.cycle, purchase.coupon]);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isOld || !picker.current) return;
    void pay({ userId, purchase, consent, expected: quote.amount }, picker.current.resolveMethod);
  };
  return (
    <Card as="section" tone="raised" aria-labelledby="payment-details">
      <CardHeader title={t('buying.form.title')} titleId="payment-details" />
      <Stack as="form" gap={5} shrinkItems onSubmit={submit} noValidate>
        <MethodPicker ref={picker} value={method} onChange={setMethod} payment={consent ? 'required' : 'optional'} />
        {quote.renewal && (
          <ConsentField
            renewal={quote.renewal}
            hasCoupon={Boolean(quote.coupon)}
            checked={consent}
            onChange={onConsent}
          />
        )}
        {failure && <PayFailureNotice failure={failure} />}
        <Button type="submit" variant="hot" size="lg" block loading={isBusy || isOld}>
          {t('buying.form.pay')} <MoneyText agorot={quote.amount} />
        </Button>
        <Stack gap={2} tone="muted" size="xs" aria-live="polite">
          <p>
            {t(isBusy ? 'buying.form.busy' : quote.renewal ? 'buying.form.small' : 'buying.form.physicalCardsNote')}
          </p>
          <p>
            {t('buying.form.invoice')} <Link to="/wallet#billing">{t('buying.form.invoiceLink')}</Link>
          </p>
        </Stack>
      </Stack>
    </Card>
  );
}

interface ConsentFieldProps {
  renewal: NonNullable<Quote['renewal']>;
  /** It lowers this payment alone. */
  hasCoupon: boolean;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** Unchecked by default; the text beside it is the one stored as consent. */
function ConsentField({ renewal, hasCoupon, checked, onChange }: ConsentFieldProps) {
  const t = useTexts(buyingTexts);
  const effect = checked
    ? t('buying.form.consentOn')
    : unbrokenDates(t('buying.form.consentOff', { at: new Date(renewal.periodEnd) }));
  return (
    <div className={styles.consent}>
      {hasCoupon && (
        <Text size="s" className={styles.fullPrice}>
          {t('buying.coupon.renewal', { amount: isolatedMoney(renewal.nextCharge.amount) })}
        </Text>
      )}
      <Field
        className={styles.agreement ?? ''}
        label={unbrokenDates(renewal.consent)}
        hint={<span aria-live="polite">{effect}</span>}
        inline
      >
        <Checkbox className={styles.tick ?? ''} checked={checked} onCheckedChange={onChange} />
      </Field>
    </div>
  );
}

interface Payment {
  readonly userId: number;
  readonly purchase: PurchaseParams;
  readonly expected: number;
  readonly consent: boolean;
}

/** Pays and navigates to the order page. An automatic retry is the same payment because of the idempotency key. */
function usePay() {
  const api = useApi();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const { locale } = useLocale();
  // The ref blocks a second click before the next render, `isBusy` blocks later ones.
  const isSubmitting = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const send = useMutation({
    mutationFn: ({ userId, purchase, expected, consent, methodId }: Payment & { methodId: number }) =>
      api.call(
        checkoutApi.pay,
        { body: { ...purchase, expected, consent, methodId } },
        { 'idempotency-key': keyOf(userId, purchase) },
      ),
    onError: (error, { userId, purchase }) => {
      // It ended in the meantime: asked again, the field says so, and the price is the full one.
      if (error instanceof RequestError && error.fields.coupon)
        void queries.invalidateQueries({ queryKey: couponQuotes });
      const failure = payFailureOf(error);
      if (failure.kind !== 'price') return;
      const { couponQuote, quote } = checkoutQueries;
      const changed = (purchase.coupon === undefined ? quote : couponQuote)(api, purchase, { userId, locale });
      queries.setQueryData(changed.queryKey, failure.quote);
    },
    onSuccess: (order: Order, { userId, purchase }) => {
      saveOrder(userId, purchase, order.orderId);
      queries.setQueryData(checkoutQueries.order(api, queries, order.orderId, locale).queryKey, order);
      // Replaces the form in the history, so that "back" does not lead to another payment.
      navigate(`/checkout/order/${order.orderId}`, { replace: true });
    },
  });
  /** `resolveMethod` returns the payment method, and shows its own errors. */
  const pay = async (payment: Payment, resolveMethod: () => Promise<number>): Promise<void> => {
    if (isSubmitting.current) return;
    isSubmitting.current = true;
    setIsBusy(true);
    try {
      const methodId = await resolveMethod();
      await send.mutateAsync({ ...payment, methodId });
    } catch {
      // The error is already shown: by the card fields or by the mutation.
    } finally {
      isSubmitting.current = false;
      setIsBusy(false);
    }
  };
  return { pay, isBusy, failure: send.error && payFailureOf(send.error), reset: send.reset };
}

const failureIcons = { network: WifiOff, server: ServerCrash, price: TrendingUp, order: Clock, other: CircleAlert };

/** Shown beside the button: what happened, and what another click would do. */
export function PayFailureNotice({ failure }: { failure: PayFailure }) {
  const t = useTexts(buyingTexts);
  const { kind } = failure;
  const notice = { icon: failureIcons[kind], title: t(`buying.failed.${kind}`), isLive: true } as const;
  if (failure.kind === 'network' || failure.kind === 'server')
    return (
      <Notice {...notice} tone="warn">
        {t(`buying.failed.${failure.kind}Text`)}
      </Notice>
    );
  const toOrder = failure.kind === 'order' && (
    <RouterLinkButton size="sm" to={`/checkout/order/${failure.orderId}`}>
      {t('buying.failed.toOrder')}
    </RouterLinkButton>
  );
  return (
    <Notice {...notice} tone={kind === 'other' ? 'bad' : 'warn'} isStacked={kind === 'order'} action={toOrder}>
      {failure.message}
    </Notice>
  );
}
