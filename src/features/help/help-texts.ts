import { texts } from '#i18n/texts.ts';

/** Texts of the pages; questions and answers are separate content. */
export const helpTexts = texts('help', {
  head: {
    title: ['מרכז העזרה · נגיעה', 'Help centre · Negia'],
    question: ['{title} · נגיעה', '{title} · Negia'],
    description: [
      'תשובות קצרות לשאלות נפוצות על כרטיסי ביקור דיגיטליים, כרטיסי NFC, פניות, תשלומים, פרטיות וחשבון.',
      'Short answers to common questions about digital business cards, NFC cards, leads, payments, privacy and your account.',
    ],
  },
  badge: ['מרכז העזרה', 'Help centre'],
  title: ['איך אפשר לעזור?', 'How can we help?'],
  search: ['למשל: לשמור איש קשר', 'For example: save a contact'],
  searchLabel: ['חיפוש בשאלות', 'Search the questions'],
  clear: ['ניקוי החיפוש', 'Clear the search'],
  popular: ['שואלים הרבה:', 'Frequently asked:'],
  topicsLabel: ['נושאים', 'Topics'],
  results: ['תוצאות', 'Results'],
  found: [
    '{count, plural, =0 {לא מצאנו תשובה} one {נמצאה תשובה אחת} two {נמצאו שתי תשובות} other {נמצאו # תשובות}}',
    '{count, plural, =0 {No answer found} one {One answer found} other {# answers found}}',
  ],
  nothing: {
    title: ['לא מצאנו תשובה ל״{typed}״', 'We found no answer to “{typed}”'],
    text: ['נסו מילה אחרת, או פשוט שאלו אותנו.', 'Try another word, or simply ask us.'],
  },
  topics: {
    start: ['איך מתחילים', 'Getting started'],
    card: ['הכרטיס והעורך', 'The card and the editor'],
    address: ['כתובות ו־QR', 'Addresses and QR'],
    sharing: ['שיתוף ושמירה באנשי הקשר', 'Sharing and saving the contact'],
    nfc: ['כרטיסי NFC', 'NFC cards'],
    leads: ['לידים', 'Leads'],
    stats: ['סטטיסטיקה', 'Statistics'],
    plans: ['חבילות וניסיון', 'Plans and trial'],
    payments: ['תשלומים וחשבוניות', 'Payments and invoices'],
    privacy: ['פרטיות ומידע', 'Privacy and data'],
    account: ['חשבון וכניסה', 'Account and sign-in'],
    support: ['תמיכה ונגישות', 'Support and accessibility'],
  },
  own: ['לעמוד של השאלה', 'Open this question’s page'],
  copyLink: ['העתקת קישור', 'Copy link'],
  all: ['לכל השאלות', 'All questions'],
  more: ['עוד בנושא {topic}', 'More on {topic}'],
  path: ['איפה אתם', 'Where you are'],
  missing: {
    title: ['השאלה הזאת לא נמצאה', 'This question was not found'],
    text: [
      'ייתכן שהקישור ישן. כל השאלות מחכות במרכז העזרה.',
      'The link may be old. All questions are in the help centre.',
    ],
  },
  ask: {
    title: ['לא מצאתם תשובה?', 'No answer here?'],
    text: [
      'כתבו לנו. אדם אמיתי עונה תוך יום עסקים אחד.',
      'Write to us. A real person answers within one business day.',
    ],
    chat: ['לצ׳אט התמיכה', 'Support chat'],
    contact: ['יצירת קשר', 'Contact us'],
  },
});
