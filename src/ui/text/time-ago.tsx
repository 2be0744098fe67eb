import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { useLocale, useTexts } from '../locale.tsx';
import { agoOf } from './ago.ts';
import { agoTexts } from './ago-texts.ts';
import { Text } from './text.tsx';

interface TimeAgoProps {
  at: string;
  className?: string | undefined;
}

/** How long ago; the exact time is its title. */
export function TimeAgo({ at, className }: TimeAgoProps) {
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
