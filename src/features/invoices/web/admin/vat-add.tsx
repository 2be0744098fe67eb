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
  const say = useTexts(errorTexts);
  const { locale } = useLocale();
  const [since, setSince] = useState('');
  const [percent, setPercent] = useState('');
  const [flaws, setFlaws] = useState<Readonly<Record<string, string>>>({});
  const [asked, setAsked] = useState<NewRate>();
  const isDirty = Boolean(since || percent);
  useEffect(() => {
    onDirty('vat', isDirty);
  }, [isDirty, onDirty]);
  const { send, isPending } = useAdminCall<VatRates, NewRate>({
    call: (api, body) => api.call(vatApi.add, { body }),
    done: t('vatAdmin.added'),
    onDone: () => {
      setAsked(undefined);
      setSince('');
      setPercent('');
    },
    onFields: (fields) => {
      setAsked(undefined);
      setFlaws(fields);
      return Object.keys(fields).length > 0;
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const rate = rateOf(percent);
    const isFuture = isDay(since) && since > today;
    setFlaws({
      ...(!isFuture && { since: since ? t('vatAdmin.past') : say('errors.required') }),
      ...(rate === undefined && { rate: t('vatAdmin.badPercent') }),
    });
    if (isFuture && rate !== undefined) setAsked({ since, rate });
  };
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <h3 className={styles.title}>{t('vatAdmin.addTitle')}</h3>
      <div className={styles.fields}>
        <Field label={t('vatAdmin.since')} error={flaws.since} required>
          <Input
            type="date"
            min={addDays(today, 1)}
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
        </Field>
        <Field label={t('vatAdmin.percent')} error={flaws.rate} required>
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
          asked &&
          t('vatAdmin.addAskTitle', {
            rate: rateText(asked.rate, locale),
            day: longDay(asked.since, locale),
          })
        }
        text={t('vatAdmin.addAskText')}
        action={t('vatAdmin.addConfirm')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && send(asked)}
        isPending={isPending}
      />
    </form>
  );
}
