import { intlTag, type Locale } from '#i18n/locale.ts';
import {
  addDays,
  clockOf,
  dateInIsrael,
  momentInIsrael,
  type OpeningHours,
  type OpenSpan,
  openStateAt,
} from '../opening-hours.ts';
import type { View } from './view.ts';

const zone = 'Asia/Jerusalem';
const formats = new Map<string, Intl.DateTimeFormat>();

function format(locale: Locale, name: 'weekday' | 'date'): Intl.DateTimeFormat {
  const key = `${locale} ${name}`;
  const options: Intl.DateTimeFormatOptions =
    name === 'weekday' ? { weekday: 'long' } : { weekday: 'short', day: 'numeric', month: 'long' };
  const known = formats.get(key) ?? new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone: zone });
  formats.set(key, known);
  return known;
}

const noon = (date: string): Date => new Date(`${date}T10:00:00Z`);
export const weekdayOf = (locale: Locale, time: Date): string => format(locale, 'weekday').format(time);
export const dateWords = (locale: Locale, date: string): string => format(locale, 'date').format(noon(date));

/** Any Sunday: its week gives the names of the days. */
export const dayName = (locale: Locale, place: number): string => weekdayOf(locale, noon(addDays('2026-01-04', place)));

/** 9:00, as a door says it. */
const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`;
const clockAt = (time: Date): string => clockOf(time).replace(/^0/, '');

export const isAllDay = ({ from, to }: OpenSpan): boolean => from === to || (from === 0 && to === 1_440);
export const spanWords = ({ from, to }: OpenSpan): string => `${clock(from)}–${clock(to)}`;

export interface OpenWords {
  readonly isOpen: boolean;
  readonly state: string;
  readonly change: string;
}

export function openWords(hours: OpeningHours, { t, context }: View): OpenWords {
  const { now, locale } = context;
  const { isOpen, changesAt } = openStateAt(hours, now);
  if (!changesAt) return { isOpen, state: isOpen ? t('card.open.always') : t('card.open.closed'), change: '' };
  const values = { time: clockAt(changesAt), day: weekdayOf(locale, changesAt) };
  if (isOpen) {
    const isFar = changesAt.getTime() - now.getTime() > 20 * 3_600_000;
    return { isOpen, state: t('card.open.now'), change: t(isFar ? 'card.open.untilDay' : 'card.open.until', values) };
  }
  const [today, day] = [dateInIsrael(now), dateInIsrael(changesAt)];
  const key = day === today ? 'card.open.today' : day === addDays(today, 1) ? 'card.open.tomorrow' : 'card.open.day';
  return { isOpen, state: t('card.open.closed'), change: t(key, values) };
}

/** What a page says of hours holds until the door opens or closes, and until the day does. */
export function hoursHoldUntil(hours: OpeningHours, now: Date): Date {
  const midnight = momentInIsrael(addDays(dateInIsrael(now), 1), 0);
  const { changesAt } = openStateAt(hours, now);
  return changesAt && changesAt < midnight ? changesAt : midnight;
}

const daysShown = 30;

export function comingExceptions<T extends { readonly date: string }>(exceptions: readonly T[], now: Date): T[] {
  const today = dateInIsrael(now);
  const last = addDays(today, daysShown);
  return exceptions
    .filter(({ date }) => date >= today && date <= last)
    .sort((one, two) => one.date.localeCompare(two.date));
}

export const weekdayPlace = (now: Date): number => noon(dateInIsrael(now)).getUTCDay();
