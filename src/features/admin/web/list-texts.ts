import { texts } from '#i18n/texts.ts';

/** Common texts of the admin lists, filters and actions. */
export const listTexts = texts('adminList', {
  loading: ['טוענים…', 'Loading…'],
  failed: ['לא הצלחנו לטעון את הרשימה', 'We couldn’t load the list'],
  nothing: {
    title: ['שום דבר לא מתאים לסינון', 'Nothing matches'],
    text: ['נסו לחפש אחרת, או להסיר את הסינון.', 'Try other words, or remove the filters.'],
    clear: ['הסרת הסינון', 'Remove the filters'],
  },
  pages: {
    label: ['עמודי הרשימה', 'List pages'],
    first: ['לעמוד הראשון', 'First page'],
    next: ['לעמוד הבא', 'Next page'],
  },
  search: { clear: ['ניקוי החיפוש', 'Clear the search'] },
  mark: ['סימון של {name}', 'Mark {name}'],
  markAll: ['סימון כל העמוד', 'Mark the whole page'],
  filters: ['סינון', 'Filters'],
  all: ['הכול', 'All'],
  owner: { only: ['רק של לקוח', 'Only customer'], clear: ['הצגת כולם', 'Show everyone'] },
  from: ['מתאריך', 'From'],
  to: ['עד תאריך', 'To'],
  csv: {
    button: ['הורדת טבלה', 'Download table'],
    stop: ['עצירה', 'Stop'],
    rows: [
      '{count, plural, one {שורה אחת} two {שתי שורות} other {{count, number} שורות}}',
      '{count, plural, one {One row} other {{count, number} rows}}',
    ],
    rowsOf: ['{count, number} מתוך {total, number} שורות', '{count, number} of {total, number} rows'],
    progress: ['התקדמות ההורדה', 'Download progress'],
    done: ['הטבלה הורדה', 'Table downloaded'],
    failed: ['ההורדה נכשלה', 'The download failed'],
  },
  act: {
    failed: ['לא הצלחנו לבצע את הפעולה', 'We couldn’t complete the action'],
    reason: ['הסיבה', 'Reason'],
    reasonHint: ['הלקוח יראה את המילים האלה.', 'The customer will see these words.'],
  },
});
