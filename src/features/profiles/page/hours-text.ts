import { addDays, clockOf, dateInIsrael, instantInIsrael } from '#base/time/israel-time.ts';
import { formatDay, formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { type OpeningHours, type OpenSpan, openStateAt } from '../opening-hours.ts';
import type { View } from './view.ts';

export const weekdayOf = (locale: Locale, time: Date): string => formatInstant(time, locale, { weekday: 'long' });
export const dateText = (locale: Locale, date: string): string =>
  formatDay(date, locale, { weekday: 'short', day: 'numeric', month: 'long' });

/** 2026-01-04 is a Sunday; its week yields the weekday names. */
export const dayName = (locale: Locale, index: number): string =>
  formatDay(addDays('2026-01-04', index), locale, { weekday: 'long' });

const twoDigits = (value: number): string => String(value).padStart(2, '0');
/** 09:00, by the clock of 24 hours in both languages. */
const clock = (minutes: number): string => `${twoDigits(Math.floor(minutes / 60))}:${twoDigits(minutes % 60)}`;

export const isAllDay = ({ from, to }: OpenSpan): boolean => from === to || (from === 0 && to === 1_440);
export const spanText = ({ from, to }: OpenSpan): string => `${clock(from)}–${clock(to)}`;

export function openingText(hours: OpeningHours, { t, context }: View) {
  const { now, locale } = context;
  const { isOpen, changesAt } = openStateAt(hours, now);
  if (!changesAt) return { isOpen, state: isOpen ? t('card.open.always') : t('card.open.closed'), change: '' };
  const values = { time: clockOf(changesAt), day: weekdayOf(locale, changesAt) };
  if (isOpen) {
    const isFar = changesAt.getTime() - now.getTime() > 20 * 3_600_000;
    const key = isFar ? 'card.open.untilDay' : values.time === '00:00' ? 'card.open.untilMidnight' : 'card.open.until';
    return { isOpen, state: t('card.open.now'), change: t(key, values) };
  }
  const [today, day] = [dateInIsrael(now), dateInIsrael(changesAt)];
  const key = day === today ? 'card.open.today' : day === addDays(today, 1) ? 'card.open.tomorrow' : 'card.open.day';
  return { isOpen, state: t('card.open.closed'), change: t(key, values) };
}

/** The displayed hours are valid until the next opening or closing, at most until midnight. */
export function nextHoursChange(hours: OpeningHours, now: Date): Date {
  const midnight = instantInIsrael(addDays(dateInIsrael(now), 1), 0);
  const { changesAt } = openStateAt(hours, now);
  return changesAt && changesAt < midnight ? changesAt : midnight;
}

const maxDaysAhead = 30;

export function upcomingExceptions<T extends { readonly date: string }>(exceptions: readonly T[], now: Date): T[] {
  const today = dateInIsrael(now);
  const last = addDays(today, maxDaysAhead);
  return exceptions
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, two) => one.date.localeCompare(two.date));
}

export const weekdayIndex = (now: Date): number => new Date(`${dateInIsrael(now)}T12:00:00Z`).getUTCDay();
