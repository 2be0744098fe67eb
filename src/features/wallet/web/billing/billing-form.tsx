import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { type FieldError, type UseFormReturn, useForm } from 'react-hook-form';
import type { z } from 'zod';
import { type BillingDetails, billingDetails, invoicesApi } from '#features/invoices/contract.ts';
import { invoicesTexts } from '#features/invoices/texts.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field } from '#ui/controls/field.tsx';
import { Input } from '#ui/controls/input.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import styles from '../wallet-page.module.css';
import { walletQueries } from '../wallet-queries.ts';

type BillingTyped = z.input<typeof billingDetails>;

/** A field has no nothing: what is not there is an empty line. */
const typedOf = (details: BillingDetails | null): BillingTyped => ({
  name: details?.name ?? '',
  taxId: details?.taxId ?? '',
  address: details?.address ?? '',
  city: details?.city ?? '',
});

interface BillingFormProps {
  details: BillingDetails | null;
}

export function BillingForm({ details }: BillingFormProps) {
  const t = useTexts(walletTexts);
  const fieldText = useFieldTexts();
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
    <Grid
      as="form"
      columns={1}
      gap={4}
      align="start"
      shrink
      className={styles.form}
      onSubmit={form.handleSubmit((typed) => send(typed))}
      noValidate
    >
      <Field label={t('wallet.billing.name')} hint={t('wallet.billing.nameHint')} error={fieldText(errors.name)}>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field
        label={t('wallet.billing.taxId')}
        hint={t('wallet.billing.taxIdHint')}
        error={fieldText(errors.taxId)}
        optional
      >
        <Input {...form.register('taxId')} dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Grid columns={1} gap={4} align="start" shrink className={styles.pair}>
        <Field label={t('wallet.billing.address')} error={fieldText(errors.address)} optional>
          <Input {...form.register('address')} autoComplete="street-address" />
        </Field>
        <Field label={t('wallet.billing.city')} error={fieldText(errors.city)} optional>
          <Input {...form.register('city')} autoComplete="address-level2" />
        </Field>
      </Grid>
      <Button type="submit" variant="outline" loading={isPending} disabled={!isDirty}>
        {t('wallet.billing.save')}
      </Button>
    </Grid>
  );
}

/** The browser asks before it leaves a page with typed work; the words are its own. */
function useUnsavedWarning(isDirty: boolean): void {
  useEffect(() => {
    if (!isDirty) return;
    const warn = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', warn);
    return () => window.removeEventListener('beforeunload', warn);
  }, [isDirty]);
}

/** The sentence of a field's error: the schema gives keys, the server whole sentences. */
function useFieldTexts(): (error: FieldError | undefined) => string | undefined {
  const tables = [useTexts(invoicesTexts), useTexts(errorTexts)];
  return (error) => {
    const message = error?.message;
    return message && (tables.map((t) => t.find(message)).find(Boolean) ?? message);
  };
}

/** Puts the server's words at the fields that it named; false when none of them is in the form. */
function showServerFields(
  form: UseFormReturn<BillingTyped, unknown, BillingDetails>,
  fields: Readonly<Record<string, string>>,
): boolean {
  const names = (['name', 'taxId', 'address', 'city'] as const).filter((name) => name in fields);
  for (const [index, name] of names.entries())
    form.setError(name, { type: 'server', message: fields[name] ?? '' }, { shouldFocus: index === 0 });
  return names.length > 0;
}

interface SaveBilling {
  readonly onFields: (fields: Readonly<Record<string, string>>) => boolean;
  readonly onSaved: (saved: BillingDetails) => void;
}

function useSaveBilling({ onFields, onSaved }: SaveBilling) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  return useWalletCall({
    call: (api, body: BillingDetails) => api.call(invoicesApi.setDetails, { body }),
    onFields,
    onDone: (saved) => {
      queries.setQueryData(walletQueries.billing.queryKey, saved);
      onSaved(saved);
      toast({ title: t('wallet.billing.saved') });
    },
  });
}
