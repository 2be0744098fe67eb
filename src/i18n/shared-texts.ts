import { texts } from './texts.ts';

/** Texts shared by all features: error messages of failed requests, by kind. */
export const errorTexts = texts('errors', {
  invalid_input: ['שגיאה בפורמט הבקשה', 'The request could not be read'],
  unauthenticated: ['נדרשת התחברות', 'Please sign in'],
  payment_required: ['נדרש תשלום או מנוי פעיל', 'A payment or an active subscription is needed'],
  forbidden: ['אין לכם הרשאות מתאימות', 'You do not have permission for this'],
  csrf_failed: [
    'העמוד היה פתוח זמן רב. רעננו אותו ונסו שוב',
    'This page was open for a long time. Refresh it and try again',
  ],
  confirm_needed: ['כדי להמשיך, אשרו שזה אתם', 'Please confirm that it is you'],
  demo_refused: [
    'בחשבון ההדגמה אפשר לנסות כמעט הכול, אבל לא את זה. פתחו חשבון משלכם בחינם',
    'In the demo account you can try almost everything, but not this. Open a free account of your own',
  ],
  read_only: ['אנחנו בתחזוקה קצרה. נסו שוב בעוד כמה דקות', 'We are doing maintenance. Try again in a few minutes'],
  view_only: [
    'אתם צופים בחשבון של לקוח, ואי אפשר לשנות בו כלום. סיימו קודם את הצפייה',
    'You are viewing the account of a customer, and nothing in it can be changed. Stop viewing first',
  ],
  not_found: ['לא מצאנו את מה שחיפשתם', 'We could not find what you were looking for'],
  conflict: ['המידע השתנה בינתיים. רעננו ונסו שוב', 'This has changed in the meantime. Refresh and try again'],
  too_large: ['הקובץ שהועלה גדול מדי', 'The uploaded file is too large'],
  unsupported_type: ['סוג הקובץ הזה לא נתמך', 'This file type is not supported'],
  rate_limited: ['יותר מדי בקשות. נסו שוב בעוד כמה דקות', 'Too many requests. Try again in a few minutes'],
  internal: ['שגיאת שרת. נסו שוב מאוחר יותר', 'Server error. Try again later'],
  unavailable: ['השירות לא זמין כרגע. נסו שוב מאוחר יותר', 'The service is not available right now. Try again later'],
  network: [
    'בעיית חיבור לאינטרנט. אנא בדוק את החיבור שלך ונסה שוב.',
    'No internet connection. Check your connection and try again.',
  ],
  required: ['שדה חובה', 'Required'],
  invalid: ['ערך לא תקין', 'Invalid input'],
  invalid_number: ['מותר לכתוב כאן רק ספרות', 'Only digits are allowed here'],
  invalid_date: ['תאריך לא תקין', 'Invalid date'],
  invalid_email: ['כתובת מייל לא תקינה', 'Invalid email'],
  too_short: ['צריך לפחות {limit, number} תווים', 'At least {limit, number} characters are needed'],
  too_long: ['אפשר עד {limit, number} תווים', 'At most {limit, number} characters are allowed'],
  too_many: ['אפשר עד {limit, number} פריטים', 'At most {limit, number} items are allowed'],
  too_small: ['הערך צריך להיות לפחות {limit, number}', 'The value must be at least {limit, number}'],
  too_big: ['הערך יכול להיות עד {limit, number}', 'The value can be at most {limit, number}'],
});

/** Titles of a failed call. Few on purpose: they are part of the initial load of every page. */
export const failureTexts = texts('failure', {
  title: ['משהו השתבש', 'Something went wrong'],
  demo: ['לא זמין בהדגמה', 'Not available in the demo'],
  viewOnly: ['צפייה בלבד', 'View only'],
  register: ['הרשמה חינם', 'Start free'],
});
