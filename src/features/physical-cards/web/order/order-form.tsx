import { CircleAlert, Eye, Link2Off, type LucideIcon, Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Controller } from 'react-hook-form';
import { Link } from 'react-router';
import { useContact } from '#features/settings/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { Form } from '#ui/forms/form.tsx';
import { Caption, Card, CardHeader, Grid, Row, Text } from '#ui/layout/layout.tsx';
import { BackLink } from '#ui/layout/nav-links.tsx';
import { MoneyText, useTexts } from '#ui/locale.tsx';
import type { PhysicalCardPrices, SavedDesign } from '../../contract.ts';
import { warningsOf } from '../../design/warnings.ts';
import { physicalCardLabelTexts } from '../../label-texts.ts';
import { deliveries, deliveryPrices, maxQuantity } from '../../prices.ts';
import { usePromiseText } from '../components/promise-text.ts';
import { AddressFields } from './address-fields.tsx';
import styles from './order-cards.module.css';
import { physicalOrderTexts } from './order-form-texts.ts';
import { OrderSummary } from './order-summary.tsx';
import { type OrderFormState, useOrderForm } from './use-order-form.ts';

export function OrderForm({ saved, prices }: { saved: SavedDesign; prices: PhysicalCardPrices }) {
  const t = useTexts(physicalOrderTexts);
  const titleId = useId();
  const { form, send, isPending } = useOrderForm(saved.id, prices);
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
      <div>
        <BackLink as={Link} icon="chevron" to="/physical-cards">
          {t('cardOrder.back')}
        </BackLink>
        <Text as="h1" size="2xl" id={titleId}>
          {t('cardOrder.title')}
        </Text>
      </div>
      <DesignVerdict verdict={verdict} designId={saved.id} />
      <Grid columns={1} gap={4} align="start" className={styles.columns}>
        <Grid columns={1} gap={4} align="start">
          <QuantityField form={form} />
          <DeliveryField form={form} promises={prices.promises} />
          <AddressFields form={form} />
        </Grid>
        <div className={styles.aside}>
          <OrderSummary saved={saved} prices={prices} form={form} isBlocked={verdict.isBlocked} />
        </div>
      </Grid>
    </Form>
  );
}

function DeliveryField({ form, promises }: { form: OrderFormState; promises: PhysicalCardPrices['promises'] }) {
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
              const promise = promises.find((one) => one.delivery === delivery);
              return (
                <RadioItem key={delivery} value={delivery} className={styles.option ?? ''}>
                  <Row as="span" gap={3} justify="between" weight="medium">
                    <span>{tw(`cardWords.delivery.${delivery}`)}</span>
                    <MoneyText agorot={deliveryPrices[delivery]} />
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

/** What prevents the design from being printed, with a link to fix it. */
function DesignVerdict({ verdict: { stops, remarks, hasProfile }, designId }: { verdict: Verdict; designId: number }) {
  const t = useTexts(physicalOrderTexts);
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
  if (remarks === 0) return null;
  const action = toDesign(t('cardOrder.edit'), 'outline');
  return (
    <Notice icon={Eye} tone="warn" title={t('cardOrder.warn.title')} action={action} isStacked>
      {t('cardOrder.warn.text', { count: remarks })}
    </Notice>
  );
}

type Verdict = ReturnType<typeof verdictOn>;

/** Whether the design can be ordered. The server checks the same again. */
function verdictOn({ design, profileId }: SavedDesign) {
  const warnings = warningsOf(design);
  const stops = warnings.filter(({ severity }) => severity === 'stop').length;
  const hasProfile = profileId !== null;
  return { stops, remarks: warnings.length - stops, hasProfile, isBlocked: stops > 0 || !hasProfile };
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
