import { texts } from '#i18n/texts.ts';

/** Texts of the email with a document. */
export const invoiceMailTexts = texts('invoiceMail', {
  invoice_receipt: {
    subject: ['חשבונית מס/קבלה {number} מנגיעה', 'Tax invoice/receipt {number} from Negia'],
    text: ['תודה! קיבלנו את התשלום שלכם.', 'Thank you! We received your payment.'],
    number: ['חשבונית מס/קבלה', 'Tax invoice/receipt'],
  },
  credit_note: {
    subject: ['חשבונית זיכוי {number} מנגיעה', 'Credit note {number} from Negia'],
    text: [
      'החזרנו לכם כסף. הוא יופיע אצלכם תוך כמה ימי עסקים, לפי חברת האשראי.',
      'We have refunded you. The money will appear within a few business days, depending on your card company.',
    ],
    number: ['חשבונית זיכוי', 'Credit note'],
  },
  attached: [
    'המסמך מצורף למייל הזה, ואפשר להוריד אותו בכל רגע גם מהארנק.',
    'The document is attached to this email, and you can also download it from your wallet at any time.',
  ],
  inWallet: ['המסמך מחכה לכם בארנק.', 'The document is waiting in your wallet.'],
  what: ['עבור', 'For'],
  amount: ['סכום', 'Amount'],
  action: ['לכל החשבוניות שלכם', 'See all your invoices'],
});
