import { type FormEvent, useState } from 'react';
import { yearlySaving } from '#base/money.ts';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { RadioGroup, RadioItem } from '#ui/controls/radio-group.tsx';
import { Grid, Row, Stack } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { type AdminPackage, adminPackagesApi } from '../../admin-contract.ts';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { effectiveInstant, onlyDigits, type PriceDraft, typedPrices, useInstantText } from './price-draft.ts';

interface ConfirmPriceDialogProps {
  draft: PriceDraft;
  onClose: () => void;
  onConfirm: () => void;
  isPending: boolean;
}

const isolated = (typed: string): string => `\u2066₪${typed}\u2069`;

function ConfirmPriceDialog({ draft, onClose, onConfirm, isPending }: ConfirmPriceDialogProps) {
  const t = useTexts(packagesAdminTexts);
  const instantText = useInstantText();
  const from = effectiveInstant(draft, new Date()) ?? new Date();
  return (
    <ConfirmAction
      title={t('packagesAdmin.prices.sure', { month: isolated(draft.monthly), year: isolated(draft.yearly) })}
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
    />
  );
}

interface PriceFormProps {
  one: AdminPackage;
  draft: PriceDraft;
  onChange: (draft: PriceDraft) => void;
  onClose: () => void;
}

export function PriceForm({ one, draft, onChange, onClose }: PriceFormProps) {
  const t = useTexts(packagesAdminTexts);
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [isConfirming, setIsConfirming] = useState(false);
  const change = (patch: Partial<PriceDraft>) => {
    onChange({ ...draft, ...patch });
    setErrors({});
  };
  const prices = typedPrices(draft);
  const { send, isPending } = useAdminCall({
    call: (api) => {
      const effectiveFrom = (effectiveInstant(draft, new Date()) ?? new Date()).toISOString();
      const body = { monthlyPrice: 0, yearlyPrice: 0, ...prices, effectiveFrom };
      return api.call(adminPackagesApi.addPrice, { params: { id: one.id }, body });
    },
    onDone: onClose,
    onFields: (fields) => {
      setIsConfirming(false);
      setErrors(fields);
      return Object.keys(fields).length > 0;
    },
    done: t('packagesAdmin.prices.done'),
  });
  const confirm = (event: FormEvent) => {
    event.preventDefault();
    if (effectiveInstant(draft, new Date())) setIsConfirming(true);
    else setErrors({ effectiveFrom: t('packagesAdmin.prices.badDate') });
  };
  return (
    <Stack as="form" gap={4} className={styles.priceForm} onSubmit={confirm} noValidate>
      <PriceFields draft={draft} errors={errors} onChange={change} />
      {prices && <SavingNote monthly={prices.monthlyPrice} yearly={prices.yearlyPrice} />}
      <Row wrap gap={2}>
        <Button type="submit" size="sm" disabled={!prices}>
          {t('packagesAdmin.prices.save')}
        </Button>
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
    </Stack>
  );
}

/** The same arithmetic as on the price cards. */
function SavingNote({ monthly, yearly }: { monthly: number; yearly: number }) {
  const t = useTexts(packagesAdminTexts);
  const percent = yearlySaving({ amount: monthly, currency: 'ILS' }, { amount: yearly, currency: 'ILS' });
  return (
    <p className={styles.small} role="status">
      {percent > 0 ? t('packagesAdmin.prices.saving', { percent }) : t('packagesAdmin.prices.noSaving')}
    </p>
  );
}

interface PriceFieldsProps {
  draft: PriceDraft;
  errors: Readonly<Record<string, string>>;
  onChange: (patch: Partial<PriceDraft>) => void;
}

function PriceFields({ draft, errors, onChange }: PriceFieldsProps) {
  const t = useTexts(packagesAdminTexts);
  const price = (name: 'monthly' | 'yearly') => (
    <Field
      label={t(`packagesAdmin.prices.${name}`)}
      hint={t('packagesAdmin.prices.vat')}
      error={errors[`${name}Price`]}
    >
      <Input
        inputMode="numeric"
        dir="ltr"
        start="₪"
        autoComplete="off"
        value={draft[name]}
        onChange={({ currentTarget }) => onChange({ [name]: onlyDigits(currentTarget.value) })}
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
        value={draft.when}
        onValueChange={(when) => onChange({ when: when === 'now' ? 'now' : 'later' })}
      >
        <RadioItem value="later">{t('packagesAdmin.prices.later')}</RadioItem>
        <RadioItem value="now">{t('packagesAdmin.prices.now')}</RadioItem>
      </RadioGroup>
      {draft.when === 'later' && (
        <Grid align="start" gap={4} className={styles.numbers}>
          <Field label={t('packagesAdmin.prices.day')} error={errors.effectiveFrom}>
            <Input
              type="date"
              value={draft.day}
              onChange={({ currentTarget }) => onChange({ day: currentTarget.value })}
            />
          </Field>
          <Field label={t('packagesAdmin.prices.time')} hint={t('packagesAdmin.prices.clock')}>
            <Input
              type="time"
              value={draft.time}
              onChange={({ currentTarget }) => onChange({ time: currentTarget.value })}
            />
          </Field>
        </Grid>
      )}
    </>
  );
}
