import { texts } from '#i18n/texts.ts';

/** All texts built into the UI primitives. */
export const uiTexts = texts('ui', {
  charactersLeft: [
    '{count, plural, =0 {זה האורך המרבי} one {נשאר תו אחד} two {נשארו שני תווים} other {נשארו # תווים}}',
    '{count, plural, =0 {This is the full length} one {# character left} other {# characters left}}',
  ],
  brand: { name: ['נגיעה', 'Negia'], beta: ['BETA', 'BETA'] },
  skip: ['דילוג לתוכן', 'Skip to content'],
  close: ['סגירה', 'Close'],
  cancel: ['ביטול', 'Cancel'],
  loading: ['טוענים…', 'Loading…'],
  optional: ['לא חובה', 'Optional'],
  progress: ['התקדמות', 'Progress'],
  copy: { idle: ['העתקה ללוח', 'Copy to clipboard'], done: ['הועתק!', 'Copied!'] },
  password: { show: ['הצגת הסיסמה', 'Show the password'] },
  chart: { asTable: ['כטבלה', 'As a table'] },
  pagination: {
    label: ['ניווט בין עמודים', 'Pages'],
    previous: ['לעמוד הקודם', 'Previous page'],
    next: ['לעמוד הבא', 'Next page'],
    page: ['עמוד {page}', 'Page {page}'],
    position: ['עמוד {page} מתוך {pages}', 'Page {page} of {pages}'],
  },
  toast: {
    label: ['התראה', 'Notification'],
    region: ['התראות ({hotkey})', 'Notifications ({hotkey})'],
    copy: ['העתקת ההודעה', 'Copy the message'],
  },
  error: {
    retry: ['לנסות שוב', 'Try again'],
    home: ['לעמוד הבית', 'Go to the home page'],
    error: {
      title: ['משהו השתבש', 'Something went wrong'],
      message: ['לא הצלחנו להשלים את הפעולה. נסו שוב בעוד רגע.', 'We could not complete that. Try again in a moment.'],
    },
    warning: {
      title: ['רגע לפני שממשיכים', 'Before you continue'],
      message: ['יש כאן משהו שכדאי לבדוק.', 'There is something here worth checking.'],
    },
    info: {
      title: ['כדאי לדעת', 'Good to know'],
      message: ['יש לנו עדכון קצר בשבילכם.', 'We have a short update for you.'],
    },
    network: {
      title: ['אין חיבור לאינטרנט', 'No internet connection'],
      message: ['בדקו את החיבור ונסו שוב.', 'Check your connection and try again.'],
    },
    server: {
      title: ['התקלה אצלנו', 'The problem is on our side'],
      message: [
        'השרת לא ענה כמו שצריך. אנחנו כבר בודקים, נסו שוב בעוד כמה דקות.',
        'The server did not respond properly. We are on it; try again in a few minutes.',
      ],
    },
    subscription: {
      title: ['נדרש מנוי פעיל', 'An active subscription is needed'],
      message: [
        'כדי להמשיך צריך מנוי פעיל. אפשר לבחור חבילה ולחזור לכאן.',
        'To continue you need an active subscription. Choose a plan and come back here.',
      ],
    },
  },
});
