import { Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { addBusinessDays } from '#base/time/business-days.ts';
import { dateInIsrael, isDay } from '#base/time/israel-time.ts';
import { formatDay } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import type { SchemaForm } from '#ui/forms/form.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { settingLimits } from '../../limits.ts';
import type { HolidayException, Holidays } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { type PanelProps, SettingPanel, useSettingForm } from './setting-panel.tsx';
import styles from './settings.module.css';
import type { SettingsSlots } from './slots.ts';

const longDay = (day: string, locale: Locale): string =>
  formatDay(day, locale, { day: 'numeric', month: 'long', year: 'numeric' });

const weekday = (day: string, locale: Locale): string => formatDay(day, locale, { weekday: 'long' });

const dayAndMonth = (day: string, locale: Locale): string =>
  formatDay(day, locale, { weekday: 'long', day: 'numeric', month: 'long' });

type HolidaysPanelProps = PanelProps<'holidays'> & Pick<SettingsSlots, 'postDays'>;

export function HolidaysPanel({ setting, onDirty, postDays }: HolidaysPanelProps) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('holidays', setting);
  const [today] = useState(() => dateInIsrael(new Date()));
  const { fields, append, remove } = useFieldArray({ control: state.form.control, name: 'days' });
  return (
    <SettingPanel id="holidays" setting={setting} state={state} onDirty={onDirty}>
      {fields.length === 0 && <p className={styles.quiet}>{t('settingsAdmin.holidays.none')}</p>}
      {fields.length > 0 && (
        <Stack as="ul" gap={4}>
          {fields.map(({ id }, index) => (
            <HolidayRow key={id} index={index} form={state.form} today={today} onRemove={() => remove(index)} />
          ))}
        </Stack>
      )}
      {fields.length < settingLimits.days && (
        <Button
          variant="outline"
          size="sm"
          className={styles.add ?? ''}
          onClick={() => append({ day: '', isWorked: false, note: '' })}
        >
          <Plus aria-hidden="true" />
          {t('settingsAdmin.holidays.add')}
        </Button>
      )}
      <DeliveryPromise today={today} days={state.form.watch('days')} postDays={postDays} />
    </SettingPanel>
  );
}

interface DeliveryPromiseProps extends Pick<SettingsSlots, 'postDays'> {
  today: string;
  days: readonly HolidayException[];
}

/** The effect of the exceptions: the delivery dates for an order paid today. */
function DeliveryPromise({ today, days, postDays: { from, to } }: DeliveryPromiseProps) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  return (
    <p className={styles.quiet} role="status">
      {t('settingsAdmin.holidays.promise', {
        from: dayAndMonth(addBusinessDays(today, from, days), locale),
        to: dayAndMonth(addBusinessDays(today, to, days), locale),
      })}
    </p>
  );
}

interface HolidayRowProps {
  index: number;
  form: SchemaForm<Holidays>;
  today: string;
  onRemove(): void;
}

function HolidayRow({ index, form: { register, watch, errorOf }, today, onRemove }: HolidayRowProps) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  const day = watch(`days.${index}.day`) ?? '';
  const isOver = isDay(day) && day < today;
  // Shows the weekday, which makes a wrong date obvious.
  const hint =
    isDay(day) && [weekday(day, locale), isOver && t('settingsAdmin.holidays.over')].filter(Boolean).join(' · ');
  return (
    <Grid as="li" columns="fill auto" align="start" gap={3} className={styles.day} data-over={isOver}>
      <Field label={t('settingsAdmin.holidays.day')} error={errorOf(`days.${index}.day`)} hint={hint || undefined}>
        <Input {...register(`days.${index}.day`)} type="date" />
      </Field>
      <Field label={t('settingsAdmin.holidays.kind')} error={errorOf(`days.${index}.isWorked`)}>
        <Select {...register(`days.${index}.isWorked`, { setValueAs: (value) => String(value) === 'true' })}>
          <option value="false">{t('settingsAdmin.holidays.rests')}</option>
          <option value="true">{t('settingsAdmin.holidays.works')}</option>
        </Select>
      </Field>
      <Field label={t('settingsAdmin.holidays.note')} error={errorOf(`days.${index}.note`)}>
        <Input {...register(`days.${index}.note`)} maxLength={settingLimits.note} autoComplete="off" />
      </Field>
      <Button
        size="icon"
        variant="outline"
        className={styles.drop ?? ''}
        aria-label={
          isDay(day)
            ? t('settingsAdmin.holidays.remove', { day: longDay(day, locale) })
            : t('settingsAdmin.holidays.removeNew')
        }
        onClick={onRemove}
      >
        <Trash2 aria-hidden="true" />
      </Button>
    </Grid>
  );
}
