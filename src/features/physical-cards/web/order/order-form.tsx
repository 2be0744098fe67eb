import { useQuery } from '@tanstack/react-query';
import { CircleAlert, Eye, Hourglass, Link2Off, type LucideIcon, Minus, Pencil, Plus } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { isolatedMoney } from '#base/money.ts';
import { LeavingNotice } from '#features/checkout/web/index.ts';
import { useContact, usePrintsCodes } from '#features/settings/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form, SubmitButton } from '#ui/forms/form.tsx';
import { Caption, Card, CardHeader, Grid, Row, Stack, Text } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import { Link } from '#ui/router.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { useSession } from '#web-kit/session/session-store.ts';
import type { PhysicalCardPrices, SavedDesign } from '../../contract.ts';
import { warningsOf } from '../../design/warnings.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { orderLabelTexts } from '../../order-label-texts.ts';
import { deliveries, maxQuantity, priceOf } from '../../prices.ts';
import { previewLink } from '../components/preview-link.ts';
import { usePromiseText } from '../components/promise-text.ts';
import { useWarningText } from '../designer/state/warning-fields.ts';
import { FlippablePhysicalCard } from '../face/flippable-physical-card.tsx';
import { physicalCardQueries } from '../use-physical-cards.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './order-cards.module.css';
import { physicalOrderTexts } from './order-form-texts.ts';
import { type OrderFormState, useOrderForm } from './use-order-form.ts';

interface OrderSummaryProps {
  saved: SavedDesign;
  prices: PhysicalCardPrices;
  form: OrderFormState;
  isBlocked: boolean;
}

/** The card preview and the total, updated on every change. */
function OrderSummary({ saved, prices, form, isBlocked }: OrderSummaryProps) {
  const t = useTexts(physicalOrderTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const to = useTexts(orderLabelTexts);
  const printsCodes = usePrintsCodes();
  const [quantity, delivery] = form.watch(['quantity', 'delivery']);
  const { design, profileId, id } = saved;
  const { material } = design;
  const count = countIn(quantity);
  const price = priceOf(prices.prices, { material, quantity: count, delivery }, prices.discount);
  const full = prices.prices[material] * count;
  return (
    <Card as="section" tone="raised" aria-labelledby="summary-title">
      <Text as="h2" size="l" id="summary-title">
        {t('cardOrder.summary.title')}
      </Text>
      <FlippablePhysicalCard design={design} link={previewLink(profileId)} />
      <Link className={styles.edit} to={`/physical-cards/design/${id}`}>
        <Pencil size={16} aria-hidden="true" />
        {t('cardOrder.edit')}
      </Link>
      <Stack gap={2} aria-live="polite">
        <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="muted">
          <span>{to(`orderWords.cards.${material}`, { count })}</span>
          <MoneyText agorot={full} />
        </Row>
        {price.saved > 0 && (
          <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="good">
            <span>{t('cardOrder.summary.saved', { percent: prices.discount })}</span>
            <MoneyText agorot={-price.saved} />
          </Row>
        )}
        <Row as="p" gap={4} align="baseline" justify="between" size="s" tone="muted">
          <span>{tw(`cardWords.delivery.${delivery}`)}</span>
          <MoneyText agorot={price.delivery} />
        </Row>
        <Row as="p" gap={4} align="baseline" justify="between" className={styles.total}>
          <span>
            {t('cardOrder.summary.total')}{' '}
            <Text as="span" tone="muted" size="xs" weight="text">
              {t('cardOrder.summary.vat')}
            </Text>
          </span>
          <MoneyText agorot={price.total} className={styles.amount ?? ''} />
        </Row>
      </Stack>
      <Upsell prices={prices} physicalCards={full} />
      <SubmitButton variant="hot" size="lg" block disabled={isBlocked}>
        {t('cardOrder.summary.submit')}
      </SubmitButton>
      <Text tone="muted" size="xs">
        {t('cardOrder.summary.next')} {printsCodes && t('cardOrder.summary.code')}
      </Text>
    </Card>
  );
}

/** While the input is invalid, the price is that of one card. */
function countIn(typed: string): number {
  const count = Number(typed);
  return Number.isInteger(count) && count >= 1 && count <= maxQuantity ? count : 1;
}

interface UpsellProps {
  prices: PhysicalCardPrices;
  /** Price of the cards only, without any discount. */
  physicalCards: number;
}

/** What a larger package would save on this order; renders nothing for users of the largest package. */
function Upsell({ prices: { discount, packages }, physicalCards }: UpsellProps) {
  const t = useTexts(physicalOrderTexts);
  const best = packages.toSorted((one, other) => other.discount - one.discount)[0];
  const more = best ? Math.round((physicalCards * (best.discount - discount)) / 100) : 0;
  if (!best || more <= 0) return null;
  return (
    <Text tone="muted" size="xs">
      {t('cardOrder.summary.upsell', { name: best.name, amount: isolatedMoney(more) })}{' '}
      <Link to="/subscription">{t('cardOrder.summary.upsellAction')}</Link>
    </Text>
  );
}

interface OrderFormProps {
  saved: SavedDesign;
  prices: PhysicalCardPrices;
}

/** The form; an account that waits for its deletion is told before it fills it in. */
export function OrderForm(props: OrderFormProps) {
  const { user } = useSession();
  if (!user?.deletesAt) return <OpenForm {...props} />;
  return (
    <Stack gap={5} shrinkItems className={styles.page}>
      <Head />
      <LeavingNotice deletesAt={user.deletesAt} />
    </Stack>
  );
}

function Head({ titleId }: { titleId?: string }) {
  const t = useTexts(physicalOrderTexts);
  return (
    <div>
      <BackLink as={Link} icon="chevron" to="/physical-cards">
        {t('cardOrder.back')}
      </BackLink>
      <Text as="h1" size="2xl" {...(titleId && { id: titleId })}>
        {t('cardOrder.title')}
      </Text>
    </div>
  );
}

function OpenForm({ saved, prices }: OrderFormProps) {
  const titleId = useId();
  const { form, send, isPending } = useOrderForm(saved, prices);
  const verdict = verdictOn(saved);
  return (
    <Form
      form={form}
      onSubmit={send}
      isPending={isPending}
      gap={5}
      shrinkItems
      className={styles.page}
      aria-labelledby={titleId}
    >
      <Head titleId={titleId} />
      <UnpaidOrder designId={saved.id} />
      <DesignVerdict verdict={verdict} designId={saved.id} />
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Grid columns={1} gap={4} align="start">
          <QuantityField form={form} />
          <DeliveryField form={form} prices={prices} />
          <AddressFields form={form} />
        </Grid>
        <div className={styles.aside}>
          <OrderSummary saved={saved} prices={prices} form={form} isBlocked={verdict.isBlocked} />
        </div>
      </Grid>
    </Form>
  );
}

/** An earlier order of the same design that waits for payment: a second one is rarely what is wanted. */
function UnpaidOrder({ designId }: { designId: number }) {
  const t = useTexts(physicalOrderTexts);
  const to = useTexts(orderLabelTexts);
  const { data: orders = [] } = useQuery(physicalCardQueries.orders(useApi()));
  const unpaid = orders.find((order) => order.designId === designId && order.state === 'pending_payment');
  if (!unpaid) return null;
  const { id, design, quantity, amount } = unpaid;
  const cards = to(`orderWords.cards.${design.material}`, { count: quantity });
  const action = (
    <RouterLinkButton size="sm" variant="outline" to={`/physical-cards/orders/${id}`}>
      {t('cardOrder.unpaid.action')}
    </RouterLinkButton>
  );
  return (
    <Notice icon={Hourglass} tone="warn" title={t('cardOrder.unpaid.title')} action={action} isStacked>
      {t('cardOrder.unpaid.text', { id: String(id), cards, amount: isolatedMoney(amount) })}
    </Notice>
  );
}

function DeliveryField({ form, prices }: { form: OrderFormState; prices: PhysicalCardPrices }) {
  const t = useTexts(physicalOrderTexts);
  const tw = useTexts(physicalCardLabelTexts);
  const promised = usePromiseText();
  return (
    <Card as="section">
      <Controller
        control={form.control}
        name="delivery"
        render={({ field }) => (
          <RadioGroup
            variant="cards"
            className={styles.group ?? ''}
            label={t('cardOrder.delivery.title')}
            value={field.value}
            onValueChange={field.onChange}
            error={form.errorOf('delivery')}
          >
            {deliveries.map((delivery) => {
              const promise = prices.promises.find((one) => one.delivery === delivery);
              return (
                <RadioItem key={delivery} value={delivery} className={styles.option ?? ''}>
                  <Row as="span" gap={3} justify="between" weight="medium">
                    <span>{tw(`cardWords.delivery.${delivery}`)}</span>
                    <MoneyText agorot={prices.prices[delivery]} />
                  </Row>
                  <Text as="span" size="s" tone="muted">
                    {t(`cardOrder.delivery.${delivery}`)}
                  </Text>
                  {promise && (
                    <Text as="span" size="s" tone="good">
                      {promised(promise)}
                    </Text>
                  )}
                </RadioItem>
              );
            })}
          </RadioGroup>
        )}
      />
    </Card>
  );
}

/** What prevents the design from being printed, or is worth another look, with a link to fix it. */
function DesignVerdict({ verdict: { stops, remarks, hasProfile }, designId }: { verdict: Verdict; designId: number }) {
  const t = useTexts(physicalOrderTexts);
  const warningText = useWarningText();
  const toDesign = (label: string, variant: 'hot' | 'outline') => (
    <RouterLinkButton size="sm" variant={variant} to={`/physical-cards/design/${designId}`}>
      {label}
    </RouterLinkButton>
  );
  if (!hasProfile) {
    const action = toDesign(t('cardOrder.noProfile.action'), 'hot');
    return (
      <Notice icon={Link2Off} tone="bad" title={t('cardOrder.noProfile.title')} action={action} isStacked>
        {t('cardOrder.noProfile.text')}
      </Notice>
    );
  }
  if (stops > 0) {
    const action = toDesign(t('cardOrder.stop.action'), 'hot');
    return (
      <Notice icon={CircleAlert} tone="bad" title={t('cardOrder.stop.title')} action={action} isStacked>
        {t('cardOrder.stop.text', { count: stops })}
      </Notice>
    );
  }
  if (remarks.length === 0) return null;
  const action = toDesign(t('cardOrder.edit'), 'outline');
  return (
    <Notice icon={Eye} tone="warn" title={t('cardOrder.warn.title')} action={action} isStacked>
      <Stack as="ul" gap={1}>
        {[...new Set(remarks.map(warningText))].map((text) => (
          // In the designer a remark stands alone, without a full stop; here a sentence follows.
          <li key={text}>{text}.</li>
        ))}
      </Stack>
      <p>{t('cardOrder.warn.text')}</p>
    </Notice>
  );
}

type Verdict = ReturnType<typeof verdictOn>;

/** Whether the design can be ordered. The server checks the same again. */
function verdictOn({ design, profileId }: SavedDesign) {
  const warnings = warningsOf(design);
  const stops = warnings.filter(({ severity }) => severity === 'stop').length;
  const hasProfile = profileId !== null;
  const remarks = warnings.filter(({ severity }) => severity === 'warn');
  return { stops, remarks, hasProfile, isBlocked: stops > 0 || !hasProfile };
}

/** Typed or set by buttons; very large quantities need a request by email. */
function QuantityField({ form }: { form: OrderFormState }) {
  const t = useTexts(physicalOrderTexts);
  const typed = Number(form.watch('quantity'));
  const step = (by: number) => {
    const next = Math.min(maxQuantity, Math.max(1, (Number.isInteger(typed) ? typed : 1) + by));
    form.setValue('quantity', String(next), { shouldDirty: true, shouldValidate: true });
  };
  const stepButton = (by: 1 | -1, label: string, Icon: LucideIcon, isAtLimit: boolean) => (
    <Button
      size="icon"
      variant="outline"
      className={styles.step ?? ''}
      aria-label={label}
      aria-disabled={isAtLimit}
      onClick={() => step(by)}
    >
      <Icon aria-hidden="true" />
    </Button>
  );
  const contact = useContact();
  const mail = `mailto:${contact.mail}?subject=${encodeURIComponent(t('cardOrder.quantity.quoteSubject'))}`;
  return (
    <Card as="section" aria-labelledby="quantity-title">
      <CardHeader title={t('cardOrder.quantity.title')} titleId="quantity-title" />
      <Field label={t('cardOrder.quantity.label')} error={form.errorOf('quantity')}>
        <Row gap={2} align="center">
          {stepButton(-1, t('cardOrder.quantity.less'), Minus, typed <= 1)}
          <Input
            // Validates on every change, since the total beside it would otherwise be for another quantity.
            {...form.register('quantity', { onChange: () => void form.trigger('quantity') })}
            className={styles.number ?? ''}
            inputMode="numeric"
            autoComplete="off"
            dir="ltr"
            maxLength={4}
          />
          {stepButton(1, t('cardOrder.quantity.more'), Plus, typed >= maxQuantity)}
        </Row>
      </Field>
      <Caption>
        {t('cardOrder.quantity.quote', { max: maxQuantity })} <a href={mail}>{t('cardOrder.quantity.quoteAction')}</a>
      </Caption>
    </Card>
  );
}
