import { Fragment } from 'react';
import type { OpenSpan } from '../../opening-hours.ts';
import { comingExceptions, dateWords, dayName, isAllDay, spanWords, weekdayPlace } from '../hours-words.ts';
import { Said } from '../said.tsx';
import type { View } from '../view.ts';
import type { BlockProps } from './block-props.ts';
import { Section } from './section.tsx';

const Spans = ({ spans, view: { t } }: { readonly spans: readonly OpenSpan[]; readonly view: View }) => {
  if (spans.length === 0) return t('card.hours.closed');
  if (spans.some(isAllDay)) return t('card.hours.allDay');
  return spans.map((span, place) => (
    <Fragment key={spanWords(span)}>
      {place > 0 && <br />}
      <bdi dir="ltr">{spanWords(span)}</bdi>
    </Fragment>
  ));
};

export function HoursBlock({ block, view }: BlockProps<'hours'>) {
  const { t, say, context } = view;
  const { locale, now } = context;
  const today = weekdayPlace(now);
  const exceptions = comingExceptions(block.exceptions, now);
  return (
    <Section view={view} id={block.id} kind="hours" title={block.title} heading={t('card.hours.title')}>
      <table>
        <tbody>
          {block.week.map((spans, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
            <tr key={place} className={place === today ? 'today' : undefined}>
              <th scope="row">
                {dayName(locale, place)}
                {place === today && <i>{t('card.hours.today')}</i>}
              </th>
              <td className={spans.length ? undefined : 'shut'}>
                <Spans spans={spans} view={view} />
              </td>
            </tr>
          ))}
          {exceptions.length > 0 && (
            <tr className="special">
              <th colSpan={2} scope="rowgroup">
                {t('card.hours.special')}
              </th>
            </tr>
          )}
          {exceptions.map(({ date, spans, note }) => (
            <tr key={date}>
              <th scope="row">
                {dateWords(locale, date)}
                {say(note) && (
                  <small>
                    <Said words={note} view={view} />
                  </small>
                )}
              </th>
              <td className={spans.length ? undefined : 'shut'}>
                <Spans spans={spans} view={view} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </Section>
  );
}
