import { texts } from '#i18n/texts.ts';

/** What a hit says about itself. */
export const searchTexts = texts('search', {
  order: ['הזמנה {number}', 'Order {number}'],
  payment: ['תשלום {number}', 'Payment {number}'],
  invoice: ['{kind} {number}', '{kind} {number}'],
  tag: ['שבב {code}', 'Chip {code}'],
  batch: ['סדרה {name}', 'Batch {name}'],
  nobody: ['בלי בעלים', 'No owner'],
  gone: ['החשבון נמחק', 'Account deleted'],
  open: ['פתוחה', 'Open'],
  closed: ['סגורה', 'Closed'],
  waits: ['מחכה לתשובה', 'Waiting for an answer'],
  post: { draft: ['טיוטה', 'Draft'], scheduled: ['מתוזמן', 'Scheduled'], published: ['פורסם', 'Published'] },
});
