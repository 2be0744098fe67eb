import { Fragment } from 'react';
import { translator } from '#i18n/translator.ts';
import type { OpenSpan } from '../../opening-hours.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Section } from '../../page/elements.tsx';
import { comingExceptions, dateWords, dayName, isAllDay, spanWords, weekdayPlace } from '../../page/hours-words.ts';
import { Said } from '../../page/said.tsx';
import type { View } from '../../page/view.ts';
import style from './style.css?inline';
import { hoursTexts } from './texts.ts';

const Spans = ({ spans, view }: { readonly spans: readonly OpenSpan[]; readonly view: View }) => {
  const t = translator(hoursTexts, view.context.locale);
  if (spans.length === 0) return t('block.hours.page.closed');
  if (spans.some(isAllDay)) return t('block.hours.page.allDay');
  return spans.map((span, place) => (
    <Fragment key={spanWords(span)}>
      {place > 0 && <br />}
      <bdi dir="ltr">{spanWords(span)}</bdi>
    </Fragment>
  ));
};

function HoursBlock({ block, view }: BlockProps<'hours'>) {
  const { say, context } = view;
  const { locale, now } = context;
  const t = translator(hoursTexts, locale);
  const today = weekdayPlace(now);
  const exceptions = comingExceptions(block.exceptions, now);
  return (
    <Section view={view} id={block.id} kind="hours" title={block.title} heading={t('block.hours.page.title')}>
      <table>
        <tbody>
          {block.week.map((spans, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
            <tr key={place} className={place === today ? 'today' : undefined}>
              <th scope="row">
                {dayName(locale, place)}
                {place === today && <i>{t('block.hours.page.today')}</i>}
              </th>
              <td className={spans.length ? undefined : 'shut'}>
                <Spans spans={spans} view={view} />
              </td>
            </tr>
          ))}
          {exceptions.length > 0 && (
            <tr className="special">
              <th colSpan={2} scope="rowgroup">
                {t('block.hours.page.special')}
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

export const hoursView: BlockRenderer<'hours'> = {
  texts: hoursTexts,
  styles: [style],
  hasContent: ({ week }) => week.some((spans) => spans.length > 0),
  Block: HoursBlock,
};
