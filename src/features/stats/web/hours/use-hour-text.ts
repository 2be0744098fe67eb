import { useCallback } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { type Hour, hoursText } from './hours.ts';
import { hoursTexts } from './hours-texts.ts';
import { weekdays } from './weekdays.ts';

const [leftToRight, end] = ['\u2066', '\u2069'];

/** An hour of the week in words: whose day, from when to when, how many. */
export function useHourText(hours: readonly (readonly number[])[]): (hour: Hour) => string {
  const t = useTexts(hoursTexts);
  return useCallback(
    ({ day, hour }) =>
      t('statsHours.cell', {
        day: t(`statsHours.full${weekdays[day] ?? 0}`),
        hours: leftToRight + hoursText(hour) + end,
        count: hours[day]?.[hour] ?? 0,
      }),
    [t, hours],
  );
}
