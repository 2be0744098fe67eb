import { texts } from '#i18n/texts.ts';

export const hoursTexts = texts('block', {
  he: {
    hours: {
      name: 'שעות פעילות',
      about: 'מתי פתוח, כולל ״פתוח עכשיו״',
      count:
        '{count, plural, =0 {סגור כל השבוע} one {פתוח יום בשבוע} two {פתוח יומיים בשבוע} other {פתוח # ימים בשבוע}}',
      page: { title: 'שעות פתיחה', closed: 'סגור', allDay: 'כל היום', today: 'היום', special: 'ימים מיוחדים' },
      form: {
        open: 'פתוח',
        closed: 'סגור',
        fromOn: '{day}, פתיחה',
        toOn: '{day}, סגירה',
        addSpanOn: 'עוד שעות ביום {day}',
        removeSpan: 'להסיר את השעות {span}',
        nextDay: 'למחרת',
        copyOn: 'העתקת השעות של {day} לימים אחרים',
        copyWork: 'לימים א׳ עד ה׳',
        copyAll: 'לכל הימים',
        exceptions: 'ימים מיוחדים',
        exceptionsText: 'חגים, ערבי חג וחופשות. בתאריך הזה השעות האלה מחליפות את הרגילות.',
        date: 'תאריך',
        note: 'הערה',
        notePlaceholder: 'למשל: ערב יום כיפור',
        addException: 'הוספת תאריך',
        exception: 'יום מיוחד {position}',
      },
    },
  },
  en: {
    hours: {
      name: 'Opening hours',
      about: 'When you are open, with “open now”',
      count: '{count, plural, =0 {Closed all week} one {Open one day a week} other {Open # days a week}}',
      page: { title: 'Opening hours', closed: 'Closed', allDay: 'All day', today: 'today', special: 'Special days' },
      form: {
        open: 'Open',
        closed: 'Closed',
        fromOn: '{day}, opens',
        toOn: '{day}, closes',
        addSpanOn: 'More hours on {day}',
        removeSpan: 'Remove the hours {span}',
        nextDay: 'next day',
        copyOn: 'Copy the hours of {day} to other days',
        copyWork: 'To Sunday through Thursday',
        copyAll: 'To every day',
        exceptions: 'Special days',
        exceptionsText: 'Holidays, eves and vacations. On that date these hours replace the usual ones.',
        date: 'Date',
        note: 'Note',
        notePlaceholder: 'For example: Yom Kippur eve',
        addException: 'Add a date',
        exception: 'Special day {position}',
      },
    },
  },
});
