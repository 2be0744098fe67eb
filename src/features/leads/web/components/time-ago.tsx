import { useSyncExternalStore } from 'react';
import { formatInstant } from '#i18n/format.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { useLocale } from '#ui/locale.tsx';
import { leadSharedTexts } from './shared-texts.ts';
import { sinceOf } from './since.ts';
import { subscribeToTicks } from './ticking.ts';

/** Day and hour, in full. */
const instantText = (date: Date, locale: Locale): string =>
  formatInstant(date, locale, { dateStyle: 'full', timeStyle: 'short' });

/** The day alone, as short as it is clear. */
const dayText = (date: Date, locale: Locale, isThisYear: boolean): string =>
  formatInstant(date, locale, { day: 'numeric', month: 'short', ...(!isThisYear && { year: 'numeric' }) });

interface TimeAgoProps {
  at: string;
  className?: string | undefined;
}

/** How long ago; the exact time is its title. Only what reads differently is drawn again. */
export function TimeAgo({ at, className }: TimeAgoProps) {
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
