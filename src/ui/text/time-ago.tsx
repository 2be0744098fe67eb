import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { Text } from '../layout/layout.tsx';
import { useLocale, useTexts } from '../locale.tsx';
import { agoTexts } from './ago-texts.ts';

export type AgoUnit = 'day' | 'hour' | 'minute';

const steps: readonly (readonly [AgoUnit, number])[] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];
const dateAfterDays = 7;

export type Ago = { readonly unit: AgoUnit; readonly count: number } | 'now' | 'date';

/** After a week the date is more useful. A time slightly in the future, due to clock skew, counts as now. */
export function agoOf(date: Date, now: Date): Ago {
  const seconds = (now.getTime() - date.getTime()) / 1_000;
  const [unit, length] = steps.find(([, size]) => seconds >= size) ?? [];
  if (!unit || !length) return 'now';
  const count = Math.floor(seconds / length);
  return unit === 'day' && count >= dateAfterDays ? 'date' : { unit, count };
}

/** The relative time; the exact time is its title. */
export function TimeAgo({ at, className }: { at: string; className?: string | undefined }) {
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
      tone="muted"
      size="xs"
      className={className}
      dateTime={at}
      title={format({ dateStyle: 'long', timeStyle: 'short' })}
    >
      {text()}
    </Text>
  );
}
