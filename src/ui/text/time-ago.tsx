import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { Text } from '../layout/layout.tsx';
import { useLocale, useTexts } from '../locale.tsx';
import { agoTexts } from './ago-texts.ts';

type AgoUnit = 'year' | 'month' | 'day' | 'hour' | 'minute';

const steps: readonly (readonly [AgoUnit, number])[] = [
  ['year', 365 * 86_400],
  ['month', 30 * 86_400],
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const dateAfterSeconds = 7 * 86_400;

interface Passed {
  readonly unit: AgoUnit;
  readonly count: number;
}

const secondsBetween = (then: Date, now: Date): number => (now.getTime() - then.getTime()) / 1_000;

/**
 * The elapsed time in the largest fitting unit; undefined within the last minute or if the clock runs ahead. Uses our
 * own texts, because browsers write "an hour (1)" in Hebrew.
 */
export function passedSince(then: Date, now: Date): Passed | undefined {
  const seconds = secondsBetween(then, now);
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? [];
  return unit && length ? { unit, count: Math.floor(seconds / length) } : undefined;
}

/** After a week the date is more useful. A time slightly in the future, due to clock skew, counts as now. */
export const agoOf = (date: Date, now: Date): Passed | 'now' | 'date' =>
  secondsBetween(date, now) >= dateAfterSeconds ? 'date' : (passedSince(date, now) ?? 'now');

interface TimeAgoProps {
  at: string;
  /** Within a sentence it has the sentence's size and tone. */
  isInSentence?: boolean;
  className?: string | undefined;
}

/** The relative time; the exact time is its title. */
export function TimeAgo({ at, isInSentence = false, className }: TimeAgoProps) {
  const t = useTexts(agoTexts);
  const { locale } = useLocale();
  const date = new Date(at);
  const format = (style: DateStyle) => formatInstant(date, locale, style);
  const ago = agoOf(date, new Date());
  const text = () => {
    if (ago === 'date') return format({ dateStyle: 'medium' });
    return ago === 'now' ? t('ago.now') : t(`ago.${ago.unit}`, { count: ago.count });
  };
  return (
    <Text
      as="time"
      {...(!isInSentence && { tone: 'muted', size: 'xs' })}
      className={className}
      dateTime={at}
      title={format({ dateStyle: 'long', timeStyle: 'short' })}
    >
      {text()}
    </Text>
  );
}
