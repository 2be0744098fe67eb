import { useSyncExternalStore } from 'react';
import { addDays, dateInIsrael } from '#base/time/israel-time.ts';
import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { useLocale } from '#ui/locale.tsx';
import { leadSharedTexts } from '../../shared-texts.ts';

export type Since =
  | { readonly kind: 'now' | 'yesterday' }
  | { readonly kind: 'minutes' | 'hours' | 'days'; readonly count: number }
  | { readonly kind: 'date'; readonly isThisYear: boolean };

const minute = 60_000;
const hour = 60 * minute;
/** Within a few hours across midnight, "three hours ago" is clearer than "yesterday". */
const hoursAcrossMidnight = 6;
const daysCounted = 7;

/** Relative time; days change at midnight in Israel. */
export function sinceOf(then: Date, now: Date): Since {
  const passed = now.getTime() - then.getTime();
  if (passed < minute) return { kind: 'now' };
  if (passed < hour) return { kind: 'minutes', count: Math.floor(passed / minute) };
  const [day, today] = [dateInIsrael(then), dateInIsrael(now)];
  if (day === today || passed < hoursAcrossMidnight * hour) return { kind: 'hours', count: Math.floor(passed / hour) };
  const count = Array.from({ length: daysCounted }, (_, days) => days).find((days) => addDays(today, -days) === day);
  if (count === 1) return { kind: 'yesterday' };
  if (count) return { kind: 'days', count };
  return { kind: 'date', isThisYear: day.slice(0, 4) === today.slice(0, 4) };
}

const everyMilliseconds = 30_000;
const listeners = new Set<() => void>();
let timer: ReturnType<typeof setInterval> | undefined;

/** One shared timer for all times on the page; it stops without listeners. */
export function subscribeToTicks(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setInterval(() => {
    for (const one of listeners) one();
  }, everyMilliseconds);
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearInterval(timer);
    timer = undefined;
  };
}

/** Full date and time. */
const instantText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'full', timeStyle: 'short' });

/** Short date; the year only where it differs from the current one. */
const dayText = (date: Date, locale: Locale, isThisYear: boolean): string =>
  formatInstant(date, locale, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });

/** Relative time with the exact time as its title. Re-renders only when its text changes. */
export function TimeAgo({ at, className }: { at: string; className?: string | undefined }) {
  const { locale, direction } = useLocale();
  const read = () => sinceText(new Date(at), new Date(), locale);
  const text = useSyncExternalStore(subscribeToTicks, read, read);
  return (
    <time className={className} dateTime={at} title={instantText(new Date(at), locale)}>
      <bdi dir={direction}>{text}</bdi>
    </time>
  );
}

export function sinceText(then: Date, now: Date, locale: Locale): string {
  const t = translator(leadSharedTexts, locale);
  const since = sinceOf(then, now);
  if (since.kind === 'date') return dayText(then, locale, since.isThisYear);
  return t(`lead.since.${since.kind}`, 'count' in since ? { count: since.count } : {});
}
