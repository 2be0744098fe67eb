import { texts } from '#i18n/texts.ts';

/** Names of the email kinds, in the emails and in the preferences. */
export const mailKindTexts = texts('mailKinds', {
  lead: ['פניות חדשות', 'New leads'],
  reminder: ['תזכורות', 'Reminders'],
  order: ['כרטיסי NFC והזמנות', 'NFC cards and orders'],
  card: ['הכרטיסים הדיגיטליים שלכם', 'Your digital cards'],
  payment: ['תשלומים וחשבוניות', 'Payments and invoices'],
  trial: ['תקופת הניסיון', 'Your trial'],
  reply: ['תשובות מהתמיכה', 'Replies from support'],
  broadcast: ['חדשות מנגיעה', 'News from Negia'],
  staff: ['עבודה שמחכה לצוות', 'Work waiting for staff'],
  weekly: ['סיכום שבועי', 'Weekly summary'],
});
