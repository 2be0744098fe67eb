import { texts } from '#i18n/texts.ts';

/** Texts of the email with a document. */
export const invoiceMailTexts = texts('invoiceMail', {
  greeting: ['שלום {name},', 'Hello {name},'],
  invoice_receipt: {
    subject: ['חשבונית מס/קבלה {number} מנגיעה', 'Tax invoice/receipt {number} from Negia'],
    text: [
      'תודה! קיבלנו את התשלום שלכם על סך {amount} עבור {what}. חשבונית מס/קבלה {number} מצורפת למייל הזה.',
      'Thank you! We received your payment of {amount} for {what}. Tax invoice/receipt {number} is attached to this email.',
    ],
  },
  credit_note: {
    subject: ['חשבונית זיכוי {number} מנגיעה', 'Credit note {number} from Negia'],
    text: [
      'החזרנו לכם {amount}. חשבונית זיכוי {number} מצורפת למייל הזה. הכסף יופיע אצלכם תוך כמה ימי עסקים, לפי חברת האשראי.',
      'We have refunded {amount} to you. Credit note {number} is attached to this email. The money will appear within a few business days, depending on your card company.',
    ],
  },
  action: ['לכל החשבוניות שלכם', 'See all your invoices'],
  note: [
    'את כל המסמכים אפשר להוריד בכל רגע מעמוד הארנק.',
    'All your documents can be downloaded from your wallet at any time.',
  ],
  signature: ['צוות נגיעה', 'The Negia team'],
});
