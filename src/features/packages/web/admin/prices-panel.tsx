import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { z } from 'zod';
import { isolatedMoney, shekels, yearlySaving } from '#base/money.ts';
import { ConfirmAction, MayChange, Panel, useAdminCall } from '#features/admin/web/index.ts';
import { RadioGroup, RadioItem } from '#ui/choices/radio-group.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { Form, type SchemaForm, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { type AdminPackage, adminPackagesApi, type DatedPrice } from '../../admin-contract.ts';
import type { Prices } from '../../prices.ts';
import { PricePair } from './package-labels.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import {
  effectiveInstant,
  emptyPrice,
  isNegative,
  isPrice,
  onlyDigits,
  type PriceDraft,
  priceFrom,
  sortPrices,
  typedPrices,
  useInstantText,
} from './price-draft.ts';

interface ConfirmPriceDialogProps {
  draft: PriceDraft;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
}

function ConfirmPriceDialog({ draft, onClose, onConfirm, isPending }: ConfirmPriceDialogProps) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const from = effectiveInstant(draft, new Date()) ?? new Date();
  const prices = typedPrices(draft);
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.sure', {
        month: isolatedMoney(shekels(Number(draft.monthly)).amount),
        year: isolatedMoney(shekels(Number(draft.yearly)).amount),
      })}
      text={
        draft.when === 'now'
          ? t('packagesAdmin.prices.sureNow')
          : t('packagesAdmin.prices.sureLater', { date: instantText(from) })
      }
      action={t('packagesAdmin.prices.confirm')}
      isOpen
      onClose={onClose}
      onConfirm={onConfirm}
      isPending={isPending}
    >
      {prices && <SavingNote monthly={prices.monthlyPrice} yearly={prices.yearlyPrice} />}
    </ConfirmAction>
  );
}

const schema = z
  .object({
    monthly: z.string(),
    yearly: z.string(),
    when: z.enum(['now', 'later']),
    day: z.string(),
    time: z.string(),
  })
  .refine((draft) => effectiveInstant(draft, new Date()), { path: ['day'], error: 'packagesAdmin.prices.badDate' });

interface PriceFormProps {
  one: AdminPackage;
  /** Shown in the preview while typing. */
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
  onClose: () => void;
}

export function PriceForm({ one, draft, onChange, onClose }: PriceFormProps) {
  const t = useTexts(packagesAdminTexts);
  const [isConfirming, setIsConfirming] = useState(false);
  const form = useSchemaForm({
    schema,
    texts: [packagesAdminTexts],
    serverNames: { monthlyPrice: 'monthly', yearlyPrice: 'yearly', effectiveFrom: 'day' },
    defaultValues: draft,
    onValues: onChange,
  });
  const prices = typedPrices(draft);
  const { setFocus } = form;
  // The button that opened the form is gone.
  useEffect(() => {
    setFocus('monthly', { shouldSelect: true });
    document.activeElement?.closest('form')?.scrollIntoView({ block: 'nearest' });
  }, [setFocus]);
  const { send, isPending } = useAdminCall({
    call: (api) => {
      const effectiveFrom = (effectiveInstant(draft, new Date()) ?? new Date()).toISOString();
      const body = { monthlyPrice: 0, yearlyPrice: 0, ...prices, effectiveFrom };
      return api.call(adminPackagesApi.addPrice, { params: { id: one.id }, body });
    },
    onDone: onClose,
    onFields: (fields) => {
      setIsConfirming(false);
      return form.showFields(fields);
    },
    done: t('packagesAdmin.prices.done'),
  });
  return (
    <Form form={form} onSubmit={() => setIsConfirming(true)} gap={4} className={styles.priceForm}>
      <PriceFields form={form} />
      {prices && <SavingNote monthly={prices.monthlyPrice} yearly={prices.yearlyPrice} />}
      <Row wrap gap={2}>
        <SubmitButton size="sm" disabled={!prices}>
          {t('packagesAdmin.prices.save')}
        </SubmitButton>
        <Button variant="ghost" size="sm" onClick={onClose}>
          {t('packagesAdmin.prices.cancel')}
        </Button>
      </Row>
      {isConfirming && (
        <ConfirmPriceDialog
          draft={draft}
          onClose={() => setIsConfirming(false)}
          onConfirm={() => send()}
          isPending={isPending}
        />
      )}
    </Form>
  );
}

/** Uses the same calculation as the price cards. */
function SavingNote({ monthly, yearly }: { monthly: number; yearly: number }) {
  const t = useTexts(packagesAdminTexts);
  const percent = yearlySaving({ amount: monthly, currency: 'ILS' }, { amount: yearly, currency: 'ILS' });
  return (
    <p className={styles.small} role="status">
      {percent > 0 ? t('packagesAdmin.prices.saving', { percent }) : t('packagesAdmin.prices.noSaving')}
    </p>
  );
}

function PriceFields({ form }: { form: SchemaForm<z.input<typeof schema>> }) {
  const t = useTexts(packagesAdminTexts);
  const when = form.watch('when');
  const priceError = (typed: string) => {
    if (isNegative(typed)) return t('packagesAdmin.prices.negative');
    return typed === '' || isPrice(typed) ? undefined : t('packagesAdmin.prices.whole');
  };
  const price = (name: 'monthly' | 'yearly') => (
    <Field
      label={t(`packagesAdmin.prices.${name}`)}
      hint={t('packagesAdmin.prices.vat')}
      error={priceError(form.watch(name)) ?? form.errorOf(name)}
    >
      <Input
        {...form.register(name, { onChange: ({ target }) => form.setValue(name, onlyDigits(target.value)) })}
        inputMode="numeric"
        dir="ltr"
        start="₪"
        autoComplete="off"
      />
    </Field>
  );
  return (
    <>
      <Grid align="start" gap={4} className={styles.numbers}>
        {price('monthly')}
        {price('yearly')}
      </Grid>
      <RadioGroup
        label={t('packagesAdmin.prices.when')}
        variant="segmented"
        value={when}
        onValueChange={(next) => form.setValue('when', next === 'now' ? 'now' : 'later')}
      >
        <RadioItem value="later">{t('packagesAdmin.prices.later')}</RadioItem>
        <RadioItem value="now">{t('packagesAdmin.prices.now')}</RadioItem>
      </RadioGroup>
      {when === 'later' && (
        <Grid align="start" gap={4} className={styles.numbers}>
          <Field label={t('packagesAdmin.prices.day')} error={form.errorOf('day')}>
            <Input {...form.register('day')} type="date" />
          </Field>
          <Field label={t('packagesAdmin.prices.time')} hint={t('packagesAdmin.prices.clock')}>
            <Input {...form.register('time')} type="time" />
          </Field>
        </Grid>
      )}
    </>
  );
}

interface PriceRowProps {
  prices: Prices & { readonly effectiveFrom?: string };
  /** Set where the prices do not contain it. */
  effectiveFrom?: string | undefined;
  state: 'toCome' | 'inForce' | 'past';
  onDrop?: () => void;
}

const variants = { toCome: 'warn', inForce: 'good', past: 'secondary' } as const;

function PriceRow({ prices, effectiveFrom = prices.effectiveFrom, state, onDrop }: PriceRowProps) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const ils = (amount: number) => ({ amount, currency: 'ILS' }) as const;
  const percent = yearlySaving(ils(prices.monthlyPrice), ils(prices.yearlyPrice));
  return (
    <Row as="li" wrap align="center" gap={[2, 4]} className={styles.priceLine} data-state={state}>
      <Stack gap="hair" className={styles.priceWords}>
        <PricePair prices={prices} />
        <span className={styles.small}>
          {effectiveFrom ? <DateText value={effectiveFrom} time /> : t('packagesAdmin.prices.first')}
          {percent > 0 && ` · ${t('packagesAdmin.prices.saving', { percent })}`}
        </span>
      </Stack>
      <Badge variant={variants[state]} size="sm" dot>
        {t(`packagesAdmin.prices.${state}`)}
      </Badge>
      {onDrop && effectiveFrom && (
        <MayChange>
          <Button
            variant="ghost"
            size="sm"
            aria-label={t('packagesAdmin.prices.dropLabel', { date: instantText(effectiveFrom) })}
            onClick={onDrop}
          >
            {t('packagesAdmin.prices.drop')}
          </Button>
        </MayChange>
      )}
    </Row>
  );
}

interface PricesPanelProps {
  one: AdminPackage;
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
}

/** Current, future and past prices. Those in force are never changed or deleted: past sales' prices stay readable. */
export function PricesPanel({ one, draft, onChange }: PricesPanelProps) {
  const t = useTexts(packagesAdminTexts);
  const [isOpen, setIsOpen] = useState(false);
  const [deleting, setDeleting] = useState<DatedPrice>();
  const { toCome, inForce, past } = sortPrices(one, new Date());
  const addButton = useRef<HTMLButtonElement>(null);
  const close = () => {
    flushSync(() => setIsOpen(false));
    onChange(emptyPrice);
    addButton.current?.focus();
  };
  const open = () => {
    setIsOpen(true);
    onChange(priceFrom(one, new Date()));
  };
  const isBasic = one.packageType === 'basic';
  return (
    <Panel
      title={t('packagesAdmin.prices.title')}
      actions={
        !isBasic &&
        !isOpen && (
          <MayChange>
            <Button ref={addButton} variant="outline" size="sm" onClick={open}>
              <Plus aria-hidden="true" />
              {t('packagesAdmin.prices.add')}
            </Button>
          </MayChange>
        )
      }
    >
      <p className={styles.small}>{t(isBasic ? 'packagesAdmin.prices.basic' : 'packagesAdmin.prices.lead')}</p>
      {isOpen && <PriceForm one={one} draft={draft} onChange={onChange} onClose={close} />}
      <Stack as="ul" aria-label={t('packagesAdmin.prices.list')}>
        {toCome.map((price) => (
          <PriceRow key={price.id} prices={price} state="toCome" onDrop={() => setDeleting(price)} />
        ))}
        <PriceRow prices={one} effectiveFrom={inForce?.effectiveFrom} state="inForce" />
        {past.map((price) => (
          <PriceRow key={price.id} prices={price} state="past" />
        ))}
      </Stack>
      {deleting && <DropPriceDialog id={one.id} price={deleting} onClose={() => setDeleting(undefined)} />}
    </Panel>
  );
}

function DropPriceDialog({ id, price, onClose }: { id: number; price: DatedPrice; onClose: () => void }) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const { send, isPending } = useAdminCall({
    call: (api) => api.call(adminPackagesApi.dropPrice, { params: { id, priceId: price.id } }),
    onDone: onClose,
    done: t('packagesAdmin.prices.dropped'),
  });
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.dropTitle', { date: instantText(price.effectiveFrom) })}
      text={t('packagesAdmin.prices.dropText')}
      action={t('packagesAdmin.prices.drop')}
      isDangerous
      isOpen
      onClose={onClose}
      onConfirm={() => send()}
      isPending={isPending}
    />
  );
}
