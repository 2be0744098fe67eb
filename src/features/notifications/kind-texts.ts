import { texts } from '#i18n/texts.ts';

/** Names of the email kinds, in the emails and in the preferences. */
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
