import { type KeyboardEvent, useRef, useState } from 'react';
import { isolatedLtr } from '#i18n/format.ts';
import { Row, VisuallyHidden } from '#ui/layout/layout.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Section } from '../components/section.tsx';
import { busiestOf, depthOf, depths, type Hour, hoursText, maxOf, stepFrom } from './hours.ts';
import styles from './hours-map.module.css';
import { hoursTexts } from './hours-texts.ts';

/** Sunday first, the first day of the week in Israel. */
const weekdays = [0, 1, 2, 3, 4, 5, 6] as const;

/** An hour of the week as text: weekday, time range and count. */
function useHourText(hours: readonly (readonly number[])[]): (hour: Hour) => string {
  const t = useTexts(hoursTexts);
  return ({ day, hour }) =>
    t('statsHours.cell', {
      day: t(`statsHours.full${weekdays[day] ?? 0}`),
      hours: isolatedLtr(hoursText(hour)),
      count: hours[day]?.[hour] ?? 0,
    });
}

interface HoursMapProps {
  hours: readonly (readonly number[])[];
  /** The cell that receives focus first. */
  start: Hour | undefined;
  onPoint: (hour: Hour | undefined) => void;
}

const namedHours = [0, 6, 12, 18];

/** A heat map of the week, hours left to right, with a single tab stop; arrow keys move between hours. Screen readers see a table. */
function HoursMap({ hours, start = { day: 0, hour: 9 }, onPoint }: HoursMapProps) {
  const t = useTexts(hoursTexts);
  const textOf = useHourText(hours);
  const table = useRef<HTMLTableElement>(null);
  const [selected, setSelected] = useState<Hour>();
  const stop = selected ?? start;
  const maxCount = maxOf(hours);
  const handleKey = (event: KeyboardEvent) => {
    const next = stepFrom(stop, event.key);
    if (!next) return;
    event.preventDefault();
    setSelected(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.day}-${next.hour}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go through its cells
    <table ref={table} role="grid" className={styles.map} onKeyDown={handleKey} onMouseLeave={() => onPoint(undefined)}>
      <caption>
        <VisuallyHidden>{t('statsHours.map')}</VisuallyHidden>
      </caption>
      <thead>
        <tr>
          <th scope="col">
            <VisuallyHidden>{t('statsHours.day')}</VisuallyHidden>
          </th>
          {Array.from({ length: 24 }, (_, hour) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
            <th key={hour} scope="col" className={styles.hour}>
              <VisuallyHidden dir="ltr">{hoursText(hour)}</VisuallyHidden>
              {namedHours.includes(hour) && (
                <span className={styles.tick} dir="ltr" aria-hidden="true">
                  {hoursText(hour).slice(0, 5)}
                </span>
              )}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weekdays.map((day) => (
          <tr key={day}>
            <th scope="row" className={styles.day}>
              <span aria-hidden="true">{t(`statsHours.short${day}`)}</span>
              <VisuallyHidden>{t(`statsHours.full${day}`)}</VisuallyHidden>
            </th>
            {(hours[day] ?? []).map((count, hour) => (
              <td
                // biome-ignore lint/suspicious/noArrayIndexKey: an hour is its place
                key={hour}
                className={styles.cell}
                data-at={`${day}-${hour}`}
                data-depth={depthOf(count, maxCount)}
                tabIndex={stop.day === day && stop.hour === hour ? 0 : -1}
                aria-label={textOf({ day, hour })}
                onFocus={() => {
                  setSelected({ day, hour });
                  onPoint({ day, hour });
                }}
                onBlur={() => onPoint(undefined)}
                onMouseEnter={() => onPoint({ day, hour })}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

export function HoursSection({ hours }: { hours: readonly (readonly number[])[] }) {
  const t = useTexts(hoursTexts);
  const textOf = useHourText(hours);
  const [hovered, setHovered] = useState<Hour>();
  const busiest = busiestOf(hours);
  return (
    <Section title={t('statsHours.title')} text={t('statsHours.text')}>
      <HoursMap hours={hours} start={busiest} onPoint={setHovered} />
      <Row gap={[1, 4]} align="center" justify="between" wrap tone="muted" size="s">
        <p className={styles.message} aria-hidden="true">
          {hovered && textOf(hovered)}
          {!hovered && busiest && t('statsHours.busiest', { cell: textOf(busiest) })}
        </p>
        <Row as="p" align="center" size="xs" className={styles.scale} aria-hidden="true">
          {t('statsHours.less')}
          {depths.map((depth) => (
            <span key={depth} className={styles.sample} data-depth={depth} />
          ))}
          {t('statsHours.more')}
        </Row>
      </Row>
    </Section>
  );
}
