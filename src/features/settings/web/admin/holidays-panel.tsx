import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useFieldArray } from 'react-hook-form';
import { addBusinessDays } from '#base/business-days.ts';
import { dateInIsrael } from '#base/israel-time.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { Button } from '#ui/button.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { settingLimits } from '../../limits.ts';
import type { HolidayException } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { dayAndMonth } from './days.ts';
import { HolidayRow } from './holiday-row.tsx';
import type { PanelProps } from './panel-props.ts';
import { SettingPanel } from './setting-panel.tsx';
import styles from './settings.module.css';
import { useSettingForm } from './use-setting-form.ts';

export function HolidaysPanel({ setting, onDirty }: PanelProps<'holidays'>) {
  const t = useTexts(settingsAdminTexts);
  const state = useSettingForm('holidays', setting);
  const [today] = useState(() => dateInIsrael(new Date()));
  const { fields, append, remove } = useFieldArray({ control: state.form.control, name: 'days' });
  return (
    <SettingPanel
      id="holidays"
      title={t('settingsAdmin.holidays.title')}
      lead={t('settingsAdmin.holidays.lead')}
      {...{ setting, state, onDirty }}
    >
      {fields.length === 0 && <p className={styles.quiet}>{t('settingsAdmin.holidays.none')}</p>}
      {fields.length > 0 && (
        <ul className={styles.days}>
          {fields.map(({ id }, place) => (
            <HolidayRow key={id} place={place} form={state.form} today={today} onRemove={() => remove(place)} />
          ))}
        </ul>
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
      <PromiseLine today={today} days={state.form.watch('days')} />
    </SettingPanel>
  );
}

interface PromiseLineProps {
  today: string;
  days: readonly HolidayException[];
}

/** What the list comes to: the promise that somebody who pays today is given. */
function PromiseLine({ today, days }: PromiseLineProps) {
  const t = useTexts(settingsAdminTexts);
  const { locale } = useLocale();
  const { from, to } = deliveryDays.post;
  return (
    <p className={styles.quiet} role="status">
      {t('settingsAdmin.holidays.promise', {
        from: dayAndMonth(addBusinessDays(today, from, days), locale),
        to: dayAndMonth(addBusinessDays(today, to, days), locale),
      })}
    </p>
  );
}
