import { dateInIsrael } from '#base/israel-time.ts';
import { type DateStyle, formatInstant } from '#i18n/format.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { dayName } from '../logic/days.ts';
import styles from './conversation-list.module.css';

/** The hour of today, the day of everything before. */
export function RowTime({ at }: { at: string }) {
  const t = useTexts(chatTexts);
  const { locale, direction } = useLocale();
  const date = new Date(at);
  const format = (style: DateStyle) => formatInstant(date, locale, style);
  const name = dayName(dateInIsrael(date), new Date());
  const text = () => {
    if (name === 'today') return format({ timeStyle: 'short' });
    return name === 'yesterday' ? t('chat.log.yesterday') : format({ day: 'numeric', month: 'short' });
  };
  return (
    <time className={styles.time} dateTime={at} title={format({ dateStyle: 'long', timeStyle: 'short' })}>
      <bdi dir={direction}>{text()}</bdi>
    </time>
  );
}
