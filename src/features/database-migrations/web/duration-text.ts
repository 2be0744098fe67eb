import { useTexts } from '#ui/locale.tsx';
import { migrationsPageTexts } from './texts.ts';

const second = 1_000;
const minute = 60 * second;

/** As exact as anybody reads it: milliseconds of a moment, minutes of an hour. */
export function useDurationText(): (milliseconds: number) => string {
  const t = useTexts(migrationsPageTexts);
  return (milliseconds) => {
    if (milliseconds < second) return t('migrationsPage.duration.short', { count: milliseconds });
    if (milliseconds < 2 * minute)
      return t('migrationsPage.duration.seconds', { count: Math.round(milliseconds / second) });
    return t('migrationsPage.duration.minutes', { count: Math.round(milliseconds / minute) });
  };
}
