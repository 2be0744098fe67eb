import { useQueryClient } from '@tanstack/react-query';
import type { z } from 'zod';
import { type BillingDetails, billingDetails, invoicesApi } from '#features/invoices/contract.ts';
import { invoicesTexts } from '#features/invoices/texts.ts';
import { Field, Input } from '#ui/controls/field.tsx';
import { toast } from '#ui/feedback/toast-store.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { useUnsavedWarning } from '#ui/forms/unsaved-guard.tsx';
import { Grid } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { walletTexts } from '../texts.ts';
import { useWalletCall } from '../use-wallet-call.ts';
import styles from '../wallet-page.module.css';
import { walletQueries } from '../wallet-queries.ts';

type BillingTyped = z.input<typeof billingDetails>;

/** Form fields cannot hold null, so missing values become empty strings. */
const typedOf = (details: BillingDetails | null): BillingTyped => ({
  name: details?.name ?? '',
  taxId: details?.taxId ?? '',
  address: details?.address ?? '',
  city: details?.city ?? '',
});

export function BillingForm({ details }: { details: BillingDetails | null }) {
  const t = useTexts(walletTexts);
  const queries = useQueryClient();
  const form = useSchemaForm({
    schema: billingDetails,
    texts: [invoicesTexts],
    values: typedOf(details),
    // A refetch must not overwrite what the user is typing.
    resetOptions: { keepDirtyValues: true },
  });
  const { isDirty } = form.formState;
  useUnsavedWarning(isDirty);
  const { send, isPending } = useWalletCall({
    call: (api, body: BillingDetails) => api.call(invoicesApi.setDetails, { body }),
    onFields: form.showFields,
    onDone: (saved) => {
      queries.setQueryData(walletQueries.billing.queryKey, saved);
      form.reset(typedOf(saved), { keepDirtyValues: false });
      toast({ title: t('wallet.billing.saved') });
    },
  });
  return (
    <Form form={form} onSubmit={send} isPending={isPending} gap={4} shrinkItems shrink className={styles.form}>
      <Field label={t('wallet.billing.name')} hint={t('wallet.billing.nameHint')} error={form.errorOf('name')}>
        <Input {...form.register('name')} autoComplete="organization" />
      </Field>
      <Field
        label={t('wallet.billing.taxId')}
        hint={t('wallet.billing.taxIdHint')}
        error={form.errorOf('taxId')}
        optional
      >
        <Input {...form.register('taxId')} dir="ltr" inputMode="numeric" autoComplete="off" />
      </Field>
      <Grid columns={1} gap={4} align="start" shrink className={styles.pair}>
        <Field label={t('wallet.billing.address')} error={form.errorOf('address')} optional>
          <Input {...form.register('address')} autoComplete="street-address" />
        </Field>
        <Field label={t('wallet.billing.city')} error={form.errorOf('city')} optional>
          <Input {...form.register('city')} autoComplete="address-level2" />
        </Field>
      </Grid>
      <SubmitButton variant="outline" disabled={!isDirty}>
        {t('wallet.billing.save')}
      </SubmitButton>
    </Form>
  );
}
