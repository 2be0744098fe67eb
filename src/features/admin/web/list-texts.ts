import { texts } from '#i18n/texts.ts';

/** Common texts of the admin lists, filters and actions. */
export const listTexts = texts('adminList', {
  he: {
    loading: 'טוענים…',
    failed: 'הרשימה לא נטענה',
    nothing: { title: 'שום דבר לא מתאים לסינון', text: 'נסו לחפש אחרת, או להסיר את הסינון.', clear: 'הסרת הסינון' },
    pages: { label: 'עמודי הרשימה', first: 'לעמוד הראשון', next: 'לעמוד הבא' },
    search: { clear: 'ניקוי החיפוש' },
    filters: 'סינון',
    all: 'הכול',
    owner: { only: 'רק של משתמש', clear: 'הצגת כולם' },
    from: 'מתאריך',
    to: 'עד תאריך',
    csv: {
      button: 'הורדת טבלה',
      stop: 'עצירה',
      rows: '{count, plural, one {שורה אחת} two {שתי שורות} other {{count, number} שורות}}',
      rowsOf: '{count, number} מתוך {total, number} שורות',
      progress: 'התקדמות ההורדה',
      done: 'הטבלה ירדה',
      failed: 'הטבלה לא ירדה',
    },
    act: { failed: 'זה לא הצליח', reason: 'הסיבה', reasonHint: 'הלקוח יראה את המילים האלה.' },
  },
  en: {
    loading: 'Loading…',
    failed: 'The list did not load',
    nothing: { title: 'Nothing matches', text: 'Try other words, or remove the filters.', clear: 'Remove the filters' },
    pages: { label: 'Pages of the list', first: 'First page', next: 'Next page' },
    search: { clear: 'Clear the search' },
    filters: 'Filters',
    all: 'All',
    owner: { only: 'Only of user', clear: 'Show everybody' },
    from: 'From',
    to: 'To',
    csv: {
      button: 'Download table',
      stop: 'Stop',
      rows: '{count, plural, one {One row} other {{count, number} rows}}',
      rowsOf: '{count, number} of {total, number} rows',
      progress: 'How far the download is',
      done: 'The table is downloaded',
      failed: 'The table did not download',
    },
    act: { failed: 'That did not work', reason: 'Reason', reasonHint: 'The owner will see these words.' },
  },
});
