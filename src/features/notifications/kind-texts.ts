import { texts } from '#i18n/texts.ts';

/** What each kind of mail is called, in the mails themselves and where they are chosen. */
export const mailKindTexts = texts('mailKinds', {
  he: {
    lead: 'פניות חדשות',
    reminder: 'תזכורות',
    order: 'הזמנות של כרטיסי NFC',
    payment: 'תשלומים וחשבוניות',
    trial: 'תקופת הניסיון',
    reply: 'תשובות מהתמיכה',
    broadcast: 'חדשות מנגיעה',
    weekly: 'סיכום שבועי',
  },
  en: {
    lead: 'New leads',
    reminder: 'Reminders',
    order: 'NFC card orders',
    payment: 'Payments and invoices',
    trial: 'Your trial',
    reply: 'Replies from support',
    broadcast: 'News from Negia',
    weekly: 'Weekly summary',
  },
});
