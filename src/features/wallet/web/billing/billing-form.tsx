import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { type BillingDetails, billingDetails } from '#features/invoices/contract.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import styles from './billing-form.module.css';
import { type BillingTyped, typedOf } from './billing-typed.ts';
import { showServerFields, useFieldTexts } from './field-errors.ts';
import { useSaveBilling } from './use-save-billing.ts';
import { useUnsavedWarning } from './use-unsaved-warning.ts';

interface BillingFormProps {
  details: BillingDetails | null;
}

export function BillingForm({ details }: BillingFormProps) {
  const t = useTexts(walletTexts);
  const say = useFieldTexts();
  const form = useForm<BillingTyped, unknown, BillingDetails>({
    resolver: zodResolver(billingDetails),
    values: typedOf(details),
    // What is read again must not take away what is being typed.
    resetOptions: { keepDirtyValues: true },
  });
  const { errors, isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  const { send, isPending } = useSaveBilling({
    onFields: (fields) => showServerFields(form, fields),
    onSaved: (saved) => form.reset(typedOf(saved), { keepDirtyValues: false }),
  });
  return (
    <form className={styles.form} onSubmit={form.handleSubmit((typed) => send(typed))} noValidate>
      <Field label={t('wallet.billing.name')} hint={t('wallet.billing.nameHint')} error={say(errors.name)}>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field label={t('wallet.billing.taxId')} hint={t('wallet.billing.taxIdHint')} error={say(errors.taxId)} optional>
        <Input {...form.register('taxId')} dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <div className={styles.pair}>
        <Field label={t('wallet.billing.address')} error={say(errors.address)} optional>
          <Input {...form.register('address')} autoComplete="street-address" />
        </Field>
        <Field label={t('wallet.billing.city')} error={say(errors.city)} optional>
          <Input {...form.register('city')} autoComplete="address-level2" />
        </Field>
      </div>
      <Button type="submit" variant="outline" loading={isPending} disabled={!isDirty}>
        {t('wallet.billing.save')}
      </Button>
    </form>
  );
}
