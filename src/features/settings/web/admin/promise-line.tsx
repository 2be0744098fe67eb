import { addBusinessDays } from '#base/business-days.ts';
import { deliveryDays } from '#features/physical-cards/delivery.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import type { HolidayException } from '../../values.ts';
import { settingsAdminTexts } from './admin-texts.ts';
import { dayAndMonth } from './days.ts';
import styles from './settings.module.css';

interface PromiseLineProps {
  today: string;
  days: readonly HolidayException[];
}

/** What the list comes to: the promise that somebody who pays today is given. */
export function PromiseLine({ today, days }: PromiseLineProps) {
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
