import { Fragment } from 'react';
import { translator } from '#i18n/translator.ts';
import type { OpenSpan } from '../../opening-hours.ts';
import type { BlockProps, BlockRenderer } from '../../page/block-renderer.ts';
import { Section, TextView } from '../../page/elements.tsx';
import { dateText, dayName, isAllDay, spanText, upcomingExceptions, weekdayIndex } from '../../page/hours-text.ts';
import type { View } from '../../page/view.ts';
import { hoursTexts } from './block.ts';
import style from './style.css?inline';

const Spans = ({ spans, view }: { readonly spans: readonly OpenSpan[]; readonly view: View }) => {
  const t = translator(hoursTexts, view.context.locale);
  if (spans.length === 0) return t('block.hours.page.closed');
  if (spans.some(isAllDay)) return t('block.hours.page.allDay');
  return spans.map((span, index) => (
    <Fragment key={spanText(span)}>
      {index > 0 && <br />}
      <bdi dir="ltr">{spanText(span)}</bdi>
    </Fragment>
  ));
};

function HoursBlock({ block, view }: BlockProps<'hours'>) {
  const { localize, context } = view;
  const { locale, now } = context;
  const t = translator(hoursTexts, locale);
  const today = weekdayIndex(now);
  const exceptions = upcomingExceptions(block.exceptions, now);
  return (
    <Section view={view} id={block.id} kind="hours" title={block.title} heading={t('block.hours.page.title')}>
      <table>
        <tbody>
          {block.week.map((spans, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the days of the week
            <tr key={index} className={index === today ? 'today' : undefined}>
              <th scope="row">
                {dayName(locale, index)}
                {index === today && <i>{t('block.hours.page.today')}</i>}
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
                {dateText(locale, date)}
                {localize(note) && (
                  <small>
                    <TextView value={note} view={view} />
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

export const view: BlockRenderer<'hours'> = {
  texts: hoursTexts,
  styles: [style],
  hasContent: ({ week }) => week.some((spans) => spans.length > 0),
  Block: HoursBlock,
};
