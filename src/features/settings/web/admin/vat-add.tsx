import { type FormEvent, useEffect, useState } from 'react';
import { addDays } from '#base/israel-time.ts';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { type VatRates, vatApi } from '#features/invoices/vat-contract.ts';
import { errorTexts } from '#i18n/shared-texts.ts';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { settingsAdminTexts } from './admin-texts.ts';
import { isDay, longDay } from './days.ts';
import { rateOf, rateText } from './rates.ts';
import styles from './settings.module.css';

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
  const t = useTexts(settingsAdminTexts);
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
    done: t('settingsAdmin.vat.added'),
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
      ...(!isFuture && { since: since ? t('settingsAdmin.vat.past') : say('errors.required') }),
      ...(rate === undefined && { rate: t('settingsAdmin.vat.badPercent') }),
    });
    if (isFuture && rate !== undefined) setAsked({ since, rate });
  };
  return (
    <form className={styles.vatAdd} onSubmit={submit} noValidate>
      <h3 className={styles.subTitle}>{t('settingsAdmin.vat.addTitle')}</h3>
      <div className={styles.vatFields}>
        <Field label={t('settingsAdmin.vat.since')} error={flaws.since} required>
          <Input
            type="date"
            min={addDays(today, 1)}
            value={since}
            onChange={({ currentTarget }) => setSince(currentTarget.value)}
          />
        </Field>
        <Field label={t('settingsAdmin.vat.percent')} error={flaws.rate} required>
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
        {t('settingsAdmin.vat.add')}
      </Button>
      <ConfirmAction
        title={
          asked &&
          t('settingsAdmin.vat.addAskTitle', {
            rate: rateText(asked.rate, locale),
            day: longDay(asked.since, locale),
          })
        }
        text={t('settingsAdmin.vat.addAskText')}
        action={t('settingsAdmin.vat.addConfirm')}
        isOpen={asked !== undefined}
        onClose={() => setAsked(undefined)}
        onConfirm={() => asked && send(asked)}
        isPending={isPending}
      />
    </form>
  );
}
