import { Check } from 'lucide-react';
import { Card, CardHeader } from '#ui/card.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { PhysicalOrderWithHistory } from '../../contract.ts';
import { orderPageTexts } from './order-page-texts.ts';
import styles from './order-way.module.css';
import { timelineOf } from './timeline.ts';

/** Done, now, next: one line from the press to the hand. */
export function OrderWay({ order }: { order: PhysicalOrderWithHistory }) {
  const t = useTexts(orderPageTexts);
  return (
    <Card as="section" aria-labelledby="way-title">
      <CardHeader title={t('orderPage.way')} titleId="way-title" />
      <ol className={styles.way}>
        {timelineOf(order).map(({ state, place, at }) => (
          <li
            key={state}
            className={styles.station}
            data-place={place}
            {...(place === 'now' && { 'aria-current': 'step' })}
          >
            <span className={styles.mark} aria-hidden="true">
              {place === 'done' && <Check size={14} strokeWidth={3} />}
            </span>
            <span className={styles.name}>{t(`orderPage.station.${state}`)}</span>
            {at && <DateText className={styles.at ?? ''} value={at} />}
          </li>
        ))}
      </ol>
    </Card>
  );
}
