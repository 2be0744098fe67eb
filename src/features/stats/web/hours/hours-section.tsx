import { useState } from 'react';
import { useTexts } from '#ui/locale.tsx';
import { Section } from '../parts/section.tsx';
import { busiestOf, depths, type Hour } from './hours.ts';
import styles from './hours-map.module.css';
import { HoursMap } from './hours-map.tsx';
import { hoursTexts } from './hours-texts.ts';
import { useHourText } from './use-hour-text.ts';

interface HoursSectionProps {
  hours: readonly (readonly number[])[];
}

export function HoursSection({ hours }: HoursSectionProps) {
  const t = useTexts(hoursTexts);
  const textOf = useHourText(hours);
  const [pointed, setPointed] = useState<Hour>();
  const busiest = busiestOf(hours);
  return (
    <Section title={t('statsHours.title')} text={t('statsHours.text')}>
      <HoursMap hours={hours} start={busiest} onPoint={setPointed} />
      <div className={styles.foot}>
        <p className={styles.said} aria-hidden="true">
          {pointed && textOf(pointed)}
          {!pointed && busiest && t('statsHours.busiest', { cell: textOf(busiest) })}
        </p>
        <p className={styles.scale} aria-hidden="true">
          {t('statsHours.less')}
          {depths.map((depth) => (
            <span key={depth} className={styles.sample} data-depth={depth} />
          ))}
          {t('statsHours.more')}
        </p>
      </div>
    </Section>
  );
}
