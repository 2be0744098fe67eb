import { formatInstant } from '#i18n/format.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { chatTexts } from '../../chat-texts.ts';
import { dayName } from '../logic/days.ts';
import styles from './log.module.css';

interface DayHeadingProps {
  date: string;
  at: string;
}

export function DayHeading({ date, at }: DayHeadingProps) {
  const t = useTexts(chatTexts);
  const { locale, direction } = useLocale();
  const name = dayName(date, new Date());
  const written = () => formatInstant(at, locale, { dateStyle: 'medium' });
  return (
    <p className={styles.heading}>
      <time dateTime={date}>
        <bdi dir={direction}>{name === 'date' ? written() : t(`chat.log.${name}`)}</bdi>
      </time>
    </p>
  );
}
