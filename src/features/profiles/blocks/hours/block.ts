import { z } from 'zod';
import { day, localizedText, minute } from '#base/schemas.ts';
import { texts } from '#i18n/texts.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxSpans = 6;
export const maxExceptions = 60;

const spans = listOf(z.object({ from: minute, to: minute }), maxSpans);

/** Sunday to Thursday, and a short Friday. */
const usualWeek = () => [
  ...Array.from({ length: 5 }, () => [{ from: 9 * 60, to: 17 * 60 }]),
  [{ from: 9 * 60, to: 13 * 60 }],
  [],
];

export const hoursBlock = defineBlock({
  shape: {
    week: z.array(spans).length(7, { error: 'errors.invalid' }),
    exceptions: listOf(z.object({ date: day, spans, note: localizedText(80).default({}) }), maxExceptions),
  },
  empty: () => ({ week: usualWeek(), exceptions: [] }),
  list: { name: 'exceptions', blankIn: ['date'], needs: 'date' },
  count: ({ week }) => week.filter((open) => open.length > 0).length,
});

export const hoursTexts = texts('block', {
  hours: {
    name: ['שעות פעילות', 'Opening hours'],
    about: ['מתי פתוח, כולל ״פתוח עכשיו״', 'When you are open, with “open now”'],
    count: [
      '{count, plural, =0 {סגור כל השבוע} one {פתוח יום אחד בשבוע} two {פתוח יומיים בשבוע} other {פתוח # ימים בשבוע}}',
      '{count, plural, =0 {Closed all week} one {Open one day a week} other {Open # days a week}}',
    ],
    page: {
      title: ['שעות פעילות', 'Opening hours'],
      closed: ['סגור', 'Closed'],
      allDay: ['כל היום', 'All day'],
      today: ['היום', 'today'],
      special: ['ימים מיוחדים', 'Special days'],
    },
    form: {
      open: ['פתוח', 'Open'],
      closed: ['סגור', 'Closed'],
      fromOn: ['{day}, פתיחה', '{day}, opens'],
      toOn: ['{day}, סגירה', '{day}, closes'],
      addSpanOn: ['עוד שעות ב{day}', 'More hours on {day}'],
      removeSpan: ['הסרת השעות {span}', 'Remove the hours {span}'],
      overlap: ['השעות האלה חופפות לשעות שמעליהן', 'These hours overlap the ones above'],
      nextDay: ['למחרת', 'next day'],
      copyOn: ['העתקת השעות של {day} לימים אחרים', 'Copy the hours of {day} to other days'],
      copyWork: ['לימים א׳ עד ה׳', 'To Sunday through Thursday'],
      copyAll: ['לכל הימים', 'To every day'],
      exceptions: ['ימים מיוחדים', 'Special days'],
      exceptionsText: [
        'חגים, ערבי חג וחופשות. בתאריכים האלה השעות שתקבעו כאן מחליפות את הרגילות.',
        'Holidays, eves and vacations. On these dates the hours you set here replace the usual ones.',
      ],
      date: ['תאריך', 'Date'],
      note: ['הערה', 'Note'],
      notePlaceholder: ['למשל: ערב יום כיפור', 'For example: Yom Kippur eve'],
      addException: ['הוספת תאריך', 'Add a date'],
      exception: ['יום מיוחד {position}', 'Special day {position}'],
    },
  },
});
