import { texts } from '#i18n/texts.ts';

/** Texts of the email with a document. */
export const invoiceMailTexts = texts('invoiceMail', {
  he: {
    greeting: 'שלום {name},',
    invoice_receipt: {
      subject: 'חשבונית מס/קבלה {number} מנגיעה',
      text: 'תודה! קיבלנו את התשלום שלכם על סך {amount} עבור {what}. חשבונית מס/קבלה {number} מצורפת למייל הזה.',
    },
    credit_note: {
      subject: 'חשבונית זיכוי {number} מנגיעה',
      text: 'החזרנו לכם {amount}. חשבונית זיכוי {number} מצורפת למייל הזה. הכסף יופיע אצלכם בתוך כמה ימי עסקים, לפי חברת האשראי.',
    },
    action: 'לכל החשבוניות שלכם',
    note: 'את כל המסמכים אפשר להוריד בכל זמן מעמוד הארנק.',
    signature: 'צוות נגיעה',
  },
  en: {
    greeting: 'Hello {name},',
    invoice_receipt: {
      subject: 'Tax invoice/receipt {number} from Negia',
      text: 'Thank you! We received your payment of {amount} for {what}. Tax invoice/receipt {number} is attached to this mail.',
    },
    credit_note: {
      subject: 'Credit note {number} from Negia',
      text: 'We have refunded {amount} to you. Credit note {number} is attached to this mail. The money will show within a few business days, depending on your card company.',
    },
    action: 'See all your invoices',
    note: 'All your documents can be downloaded from your wallet at any time.',
    signature: 'The Negia team',
  },
});
