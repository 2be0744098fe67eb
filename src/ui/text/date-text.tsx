import { formatInstant } from '#i18n/format.ts';
import { useLocale } from '../locale.tsx';

interface DateTextProps {
  value: Date | string | number;
  /** Includes the time. */
  time?: boolean;
  className?: string;
}

/** A date follows its own language's direction: 15 November inside a left-to-right isolate breaks in Hebrew. */
export function DateText({ value, time = false, className }: DateTextProps) {
  const { locale, direction } = useLocale();
  const date = new Date(value);
  const text = formatInstant(date, locale, { dateStyle: 'medium', ...(time && { timeStyle: 'short' }) });
  return (
    // The browser's month names may come from another ICU version than the server's; the server's text stays.
    <time className={className} dateTime={date.toISOString()}>
      <bdi dir={direction} suppressHydrationWarning>
        {text}
      </bdi>
    </time>
  );
}
