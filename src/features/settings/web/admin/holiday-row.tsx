import { Trash2 } from 'lucide-react';
import type { UseFormReturn } from 'react-hook-form';
import { Button } from '#ui/button.tsx';
import { Field } from '#ui/field.tsx';
import { Input } from '#ui/input.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { settingLimits } from '../../limits.ts';
import type { Holidays } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { isDay, longDay, weekday } from './days.ts';
import styles from './settings.module.css';
import { useFlaws } from './use-flaws.ts';

interface HolidayRowProps {
  place: number;
  form: UseFormReturn<Holidays>;
  today: string;
  onRemove(): void;
}

export function HolidayRow({ place, form: { register, watch, formState }, today, onRemove }: HolidayRowProps) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  const say = useFlaws();
  const errors = formState.errors.days?.[place];
  const day = watch(`days.${place}.day`) ?? '';
  const isOver = isDay(day) && day < today;
  // The name of the day tells a slip of the hand at once.
  const hint =
    isDay(day) && [weekday(day, locale), isOver && t('settingsAdmin.holidays.over')].filter(Boolean).join(' · ');
  return (
    <li className={styles.day} data-over={isOver}>
      <Field label={t('settingsAdmin.holidays.day')} error={say(errors?.day)} hint={hint || undefined}>
        <Input {...register(`days.${place}.day`)} type="date" />
      </Field>
      <Field label={t('settingsAdmin.holidays.kind')} error={say(errors?.isWorked)}>
        <Select {...register(`days.${place}.isWorked`, { setValueAs: (value) => String(value) === 'true' })}>
          <option value="false">{t('settingsAdmin.holidays.rests')}</option>
          <option value="true">{t('settingsAdmin.holidays.works')}</option>
        </Select>
      </Field>
      <Field label={t('settingsAdmin.holidays.note')} error={say(errors?.note)}>
        <Input {...register(`days.${place}.note`)} maxLength={settingLimits.note} autoComplete="off" />
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
    </li>
  );
}
