import { intlTag } from '#i18n/locale.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { noticesTexts } from '../texts.ts';
import { agoOf } from './ago.ts';
import styles from './bell.module.css';

const timeZone = 'Asia/Jerusalem';

interface TimeAgoProps {
  at: string;
}

export function TimeAgo({ at }: TimeAgoProps) {
  const t = useTexts(noticesTexts);
  const { locale } = useLocale();
  const date = new Date(at);
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(intlTag(locale), { ...options, timeZone }).format(date);
  const ago = agoOf(date, new Date());
  const text = () => {
    if (ago === 'date') return format({ dateStyle: 'medium' });
    return ago === 'now' ? t('notices.ago.now') : t(`notices.ago.${ago.unit}`, { count: ago.count });
  };
  return (
    <time className={styles.time} dateTime={at} title={format({ dateStyle: 'long', timeStyle: 'short' })}>
      {text()}
    </time>
  );
}
