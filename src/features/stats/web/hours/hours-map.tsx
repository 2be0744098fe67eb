import { type KeyboardEvent, useRef, useState } from 'react';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { depthOf, type Hour, hoursText, maxOf, stepFrom } from './hours.ts';
import styles from './hours-map.module.css';
import { hoursTexts } from './hours-texts.ts';
import { useHourText } from './use-hour-text.ts';
import { weekdays } from './weekdays.ts';

interface HoursMapProps {
  hours: readonly (readonly number[])[];
  /** Where the keyboard comes in. */
  start: Hour | undefined;
  onPoint: (hour: Hour | undefined) => void;
}

const namedHours = [0, 6, 12, 18];

/** A week of hours, one stop for the keyboard; arrows go from hour to hour. It is a table to whoever reads it out. */
export function HoursMap({ hours, start = { day: 0, hour: 9 }, onPoint }: HoursMapProps) {
  const t = useTexts(hoursTexts);
  const isRtl = useLocale().direction === 'rtl';
  const textOf = useHourText(hours);
  const table = useRef<HTMLTableElement>(null);
  const [chosen, setChosen] = useState<Hour>();
  const stop = chosen ?? start;
  const most = maxOf(hours);
  const move = (event: KeyboardEvent) => {
    const next = stepFrom(stop, event.key, isRtl);
    if (!next) return;
    event.preventDefault();
    setChosen(next);
    table.current?.querySelector<HTMLElement>(`[data-at="${next.day}-${next.hour}"]`)?.focus();
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys go through its cells
    <table ref={table} role="grid" className={styles.map} onKeyDown={move} onMouseLeave={() => onPoint(undefined)}>
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
                data-depth={depthOf(count, most)}
                tabIndex={stop.day === day && stop.hour === hour ? 0 : -1}
                aria-label={textOf({ day, hour })}
                onFocus={() => {
                  setChosen({ day, hour });
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
