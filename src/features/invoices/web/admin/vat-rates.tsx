import { queryOptions, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { z } from 'zod';
import { addDays, isDay } from '#base/time/israel-time.ts';
import { ConfirmAction, useAdminCall, useMayStaff } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge, type BadgeVariant } from '#ui/feedback/badge.tsx';
import { QueryContent, Skeleton } from '#ui/feedback/query-content.tsx';
import { parsedText } from '#ui/forms/field-schemas.ts';
import { Form, SubmitButton, useSchemaForm } from '#ui/forms/form.tsx';
import { Grid, Text, VisuallyHidden } from '#ui/layout/layout.tsx';
import { Table, TableCell, TableHead } from '#ui/lists/table.tsx';
import { LatinText, useLocale, useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type VatRates, vatApi } from '../../vat-contract.ts';
import { longDay, rateOf, rateText } from './rates.ts';
import styles from './vat.module.css';
import { vatAdminTexts } from './vat-texts.ts';

// Invoices are issued by these rates, which another admin may have changed.
const vatQuery = (api: Api) =>
  queryOptions({ queryKey: [vatApi.list.path], queryFn: () => api.call(vatApi.list, {}), staleTime: 0 });

type Rate = VatRates['rates'][number];

const variants: Readonly<Record<Rate['state'], BadgeVariant>> = {
  over: 'outline',
  current: 'good',
  future: 'secondary',
};

function VatTable({ rates }: { rates: readonly Rate[] }) {
  const mayChange = useMayStaff('prices', 'write');
  const t = useTexts(vatAdminTexts);
  const { locale } = useLocale();
  const [deleting, setDeleting] = useState<string>();
  const { send, isPending } = useAdminCall<VatRates, string>({
    call: (api, since) => api.call(vatApi.drop, { params: { since } }),
    done: t('vatAdmin.dropped'),
    onDone: () => setDeleting(undefined),
  });
  return (
    <>
      <Table caption={t('vatAdmin.caption')} hideCaption>
        <thead>
          <tr>
            <TableHead>{t('vatAdmin.since')}</TableHead>
            <TableHead numeric>{t('vatAdmin.rate')}</TableHead>
            <TableHead>{t('vatAdmin.state')}</TableHead>
            <TableHead>
              <VisuallyHidden>{t('vatAdmin.dropShort')}</VisuallyHidden>
            </TableHead>
          </tr>
        </thead>
        <tbody>
          {rates.map(({ since, rate, state }) => (
            <tr key={since}>
              <TableCell>{longDay(since, locale)}</TableCell>
              <TableCell numeric>
                <LatinText>{rateText(rate, locale)}</LatinText>
              </TableCell>
              <TableCell>
                <Badge variant={variants[state]}>{t(`vatAdmin.${state}`)}</Badge>
              </TableCell>
              <TableCell>
                {mayChange && state === 'future' && (
                  <Button
                    size="sm"
                    variant="outline"
                    aria-label={t('vatAdmin.drop', { day: longDay(since, locale) })}
                    onClick={() => setDeleting(since)}
                  >
                    {t('vatAdmin.dropShort')}
                  </Button>
                )}
              </TableCell>
            </tr>
          ))}
        </tbody>
      </Table>
      <ConfirmAction
        title={t('vatAdmin.dropTitle')}
        text={deleting && t('vatAdmin.dropText', { day: longDay(deleting, locale) })}
        action={t('vatAdmin.dropShort')}
        isDangerous
        isOpen={deleting !== undefined}
        onClose={() => setDeleting(undefined)}
        onConfirm={() => deleting && send(deleting)}
        isPending={isPending}
      />
    </>
  );
}

/** All VAT rates by date, for the settings page; rates already in force are read-only. */
export function VatRatesSetting({ onDirty }: { onDirty(id: string, isDirty: boolean): void }) {
  const t = useTexts(vatAdminTexts);
  const vat = useQuery(vatQuery(useApi()));
  const mayChange = useMayStaff('prices', 'write');
  return (
    <QueryContent query={vat} failed={t('vatAdmin.failed')} skeleton={<Skeleton shape="block" />}>
      {({ rates, today }) => (
        <>
          <VatTable rates={rates} />
          {mayChange && <VatAdd today={today} onDirty={onDirty} />}
        </>
      )}
    </QueryContent>
  );
}

const newRate = (today: string) =>
  z.object({
    since: z
      .string()
      .min(1, { error: 'errors.required' })
      .refine((day) => isDay(day) && day > today, { error: 'vatAdmin.past' }),
    rate: parsedText(rateOf, 'vatAdmin.badPercent'),
  });
type NewRate = z.output<ReturnType<typeof newRate>>;

/** Prompts for confirmation before setting a rate, because it will appear on tax documents. */
function VatAdd({ today, onDirty }: { today: string; onDirty(id: string, isDirty: boolean): void }) {
  const t = useTexts(vatAdminTexts);
  const { locale } = useLocale();
  const form = useSchemaForm({
    schema: newRate(today),
    texts: [vatAdminTexts],
    defaultValues: { since: '', rate: '' },
  });
  const [pending, setPending] = useState<NewRate>();
  const { isDirty } = form.formState;
  useEffect(() => {
    onDirty('vat', isDirty);
  }, [isDirty, onDirty]);
  const { send, isPending } = useAdminCall<VatRates, NewRate>({
    call: (api, body) => api.call(vatApi.add, { body }),
    done: t('vatAdmin.added'),
    onDone: () => {
      setPending(undefined);
      form.reset();
    },
    onFields: (fields) => {
      setPending(undefined);
      return form.showFields(fields);
    },
  });
  return (
    <Form form={form} onSubmit={setPending} shrinkItems gap={3} className={styles.form}>
      <Text as="h3" size="m">
        {t('vatAdmin.addTitle')}
      </Text>
      <Grid align="start" gap={3} className={styles.fields}>
        <Field label={t('vatAdmin.since')} error={form.errorOf('since')} required>
          <Input {...form.register('since')} type="date" min={addDays(today, 1)} />
        </Field>
        <Field label={t('vatAdmin.percent')} error={form.errorOf('rate')} required>
          <Input {...form.register('rate')} dir="ltr" inputMode="decimal" maxLength={6} autoComplete="off" />
        </Field>
      </Grid>
      <SubmitButton variant="outline" className={styles.add ?? ''}>
        {t('vatAdmin.add')}
      </SubmitButton>
      <ConfirmAction
        title={
          pending &&
          t('vatAdmin.addAskTitle', { rate: rateText(pending.rate, locale), day: longDay(pending.since, locale) })
        }
        text={t('vatAdmin.addAskText')}
        action={t('vatAdmin.addConfirm')}
        isOpen={pending !== undefined}
        onClose={() => setPending(undefined)}
        onConfirm={() => pending && send(pending)}
        isPending={isPending}
      />
    </Form>
  );
}
