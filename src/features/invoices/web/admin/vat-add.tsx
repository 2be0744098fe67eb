import { type FormEvent, useEffect, useState } from 'react';
import { addDays, isDay } from '#base/israel-time.ts';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { type VatRates, vatApi } from '../../vat-contract.ts';
import { longDay, rateOf, rateText } from './rates.ts';
import styles from './vat.module.css';
import { vatAdminTexts } from './vat-texts.ts';

interface VatAddProps {
  today: string;
  onDirty(id: string, isDirty: boolean): void;
}

interface NewRate {
  readonly since: string;
  readonly rate: number;
}

/** Asked about before it is set: it will stand on documents. */
export function VatAdd({ today, onDirty }: VatAddProps) {
  const t = useTexts(vatAdminTexts);
  const errorText = useTexts(errorTexts);
  const { locale } = useLocale();
  const [since, setSince] = useState('');
  const [percent, setPercent] = useState('');
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({});
  const [pending, setPending] = useState<NewRate>();
  const isDirty = Boolean(since || percent);
  useEffect(() => {
    onDirty('vat', isDirty);
  }, [isDirty, onDirty]);
  const { send, isPending } = useAdminCall<VatRates, NewRate>({
    call: (api, body) => api.call(vatApi.add, { body }),
    done: t('vatAdmin.added'),
    onDone: () => {
      setPending(undefined);
      setSince('');
      setPercent('');
    },
    onFields: (fields) => {
      setPending(undefined);
      setErrors(fields);
      return Object.keys(fields).length > 0;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rate = rateOf(percent);
    const isFuture = isDay(since) && since > today;
    setErrors({
      ...(!isFuture && { since: since ? t('vatAdmin.past') : errorText('errors.required') }),
      ...(rate === undefined && { rate: t('vatAdmin.badPercent') }),
    });
    if (isFuture && rate !== undefined) setPending({ since, rate });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.title}>{t('vatAdmin.addTitle')}</h3>
      <div className={styles.fields}>
        <Field label={t('vatAdmin.since')} error={errors.since} required>
          <Input
            type="date"
            min={addDays(today, 1)}
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
        </Field>
        <Field label={t('vatAdmin.percent')} error={errors.rate} required>
          <Input
            dir="ltr"
            inputMode="decimal"
            maxLength={6}
            autoComplete="off"
            value={percent}
            onChange={({ currentTarget }) => setPercent(currentTarget.value)}
          />
        </Field>
      </div>
      <Button type="submit" variant="outline" className={styles.add ?? ''}>
        {t('vatAdmin.add')}
      </Button>
      <ConfirmAction
        title={
          pending &&
          t('vatAdmin.addAskTitle', {
            rate: rateText(pending.rate, locale),
            day: longDay(pending.since, locale),
          })
        }
        text={t('vatAdmin.addAskText')}
        action={t('vatAdmin.addConfirm')}
        isOpen={pending !== undefined}
        onClose={() => setPending(undefined)}
        onConfirm={() => pending && send(pending)}
        isPending={isPending}
      />
    </form>
  );
}
