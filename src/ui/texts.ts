import { texts } from '#i18n/texts.ts';

/** All texts built into the UI primitives. */
export const uiTexts = texts('ui', {
  he: {
    brand: { name: 'נגיעה', beta: 'BETA' },
    skip: 'דילוג לתוכן',
    close: 'סגירה',
    cancel: 'ביטול',
    loading: 'טוענים…',
    optional: 'לא חובה',
    progress: 'התקדמות',
    copy: { idle: 'העתקה ללוח', done: 'הועתק!' },
    password: { show: 'הצגת הסיסמה' },
    chart: { asTable: 'כטבלה' },
    pagination: {
      label: 'ניווט בין עמודים',
      previous: 'לעמוד הקודם',
      next: 'לעמוד הבא',
      page: 'עמוד {page}',
      position: 'עמוד {page} מתוך {pages}',
    },
    toast: { label: 'התראה', region: 'התראות ({hotkey})', copy: 'העתקת ההודעה' },
    error: {
      retry: 'לנסות שוב',
      home: 'לדף הבית',
      error: { title: 'משהו השתבש', message: 'לא הצלחנו להשלים את הפעולה. נסו שוב בעוד רגע.' },
      warning: { title: 'רגע לפני שממשיכים', message: 'יש כאן משהו שכדאי לבדוק.' },
      info: { title: 'כדאי לדעת', message: 'יש לנו עדכון קצר בשבילכם.' },
      network: { title: 'אין חיבור לאינטרנט', message: 'בדקו את החיבור ונסו שוב. מה שכתבתם נשאר כאן.' },
      server: { title: 'התקלה אצלנו', message: 'השרת לא ענה כמו שצריך. אנחנו כבר בודקים, נסו שוב בעוד כמה דקות.' },
      subscription: { title: 'נדרש מנוי פעיל', message: 'כדי להמשיך צריך מנוי פעיל. אפשר לבחור מסלול ולחזור לכאן.' },
    },
  },
  en: {
    brand: { name: 'Negia', beta: 'BETA' },
    skip: 'Skip to content',
    close: 'Close',
    cancel: 'Cancel',
    loading: 'Loading…',
    optional: 'Optional',
    progress: 'Progress',
    copy: { idle: 'Copy to clipboard', done: 'Copied!' },
    password: { show: 'Show the password' },
    chart: { asTable: 'As a table' },
    pagination: {
      label: 'Pages',
      previous: 'Previous page',
      next: 'Next page',
      page: 'Page {page}',
      position: 'Page {page} of {pages}',
    },
    toast: { label: 'Notification', region: 'Notifications ({hotkey})', copy: 'Copy the message' },
    error: {
      retry: 'Try again',
      home: 'Go to the home page',
      error: { title: 'Something went wrong', message: 'We could not finish that. Try again in a moment.' },
      warning: { title: 'Before you go on', message: 'There is something here worth checking.' },
      info: { title: 'Good to know', message: 'We have a short update for you.' },
      network: {
        title: 'No internet connection',
        message: 'Check your connection and try again. What you wrote is still here.',
      },
      server: {
        title: 'This one is on us',
        message: 'The server did not answer as it should. We are on it; try again in a few minutes.',
      },
      subscription: {
        title: 'An active subscription is needed',
        message: 'To go on you need an active subscription. Choose a plan and come back here.',
      },
    },
  },
});
