import { texts } from '#i18n/texts.ts';

/** Texts of the document list and its CSV export, and errors of the admin endpoints. */
export const invoicesAdminTexts = texts('invoicesAdmin', {
  title: ['חשבוניות', 'Invoices'],
  lead: [
    'כל מסמך שהופק, מהחדש לישן. מסמך שהופק לא משתנה לעולם.',
    'Every document issued, newest first. An issued document never changes.',
  ],
  caption: ['רשימת החשבוניות והזיכויים', 'The list of invoices and credit notes'],
  search: ['מספר מסמך, שם הלקוח או ח״פ', 'Number, customer or tax ID'],
  file: ['חשבוניות', 'invoices'],
  columns: {
    number: ['מסמך', 'Document'],
    buyer: ['לקוח', 'Customer'],
    gross: ['סכום', 'Amount'],
    vat: ['מע״מ', 'VAT'],
    issued: ['תאריך', 'Date'],
    allocation: ['מספר הקצאה', 'Allocation number'],
    actions: ['פעולות', 'Actions'],
  },
  filters: {
    kind: ['סוג', 'Kind'],
    allocation: ['מספר הקצאה', 'Allocation number'],
    missing: ['חסר', 'Missing'],
    month: ['חודש', 'Month'],
    allMonths: ['הכול', 'All'],
    dates: ['תאריך המסמך', 'Issued'],
  },
  timeline: ['{kind} {number} על סך {amount}', '{kind} {number} of {amount}'],
  kinds: { invoice_receipt: ['חשבונית מס/קבלה', 'Tax invoice/receipt'], credit_note: ['חשבונית זיכוי', 'Credit note'] },
  nobody: ['לקוח פרטי', 'Private customer'],
  empty: {
    title: ['עוד אין חשבוניות', 'No invoices yet'],
    text: [
      'על כל תשלום שמתקבל מופקת חשבונית, והיא תופיע כאן.',
      'An invoice is issued for every payment received, and will appear here.',
    ],
  },
  pdf: ['הורדת {kind} {number}', 'Download {kind} {number}'],
  allocation: {
    missing: ['חסר', 'Missing'],
    set: ['רישום מספר', 'Enter number'],
    setFor: ['רישום מספר הקצאה לחשבונית {number}', 'Enter number: the allocation number of invoice {number}'],
    title: ['מספר הקצאה לחשבונית {number}', 'Allocation number for invoice {number}'],
    text: [
      'המספר שהתקבל מרשות המסים. הוא נרשם פעם אחת, מופיע במסמך מעכשיו, ואי אפשר לשנות אותו אחר כך.',
      'The number received from the tax authority. It is entered once, appears on the document from now on, and can’t be changed later.',
    ],
    label: ['מספר הקצאה', 'Allocation number'],
    hint: ['9 ספרות לפחות', 'At least 9 digits'],
    wrong: ['כתבו 9 ספרות לפחות', 'Enter at least 9 digits'],
    action: ['לרשום', 'Enter'],
    done: ['מספר ההקצאה נרשם', 'Allocation number saved'],
  },
  csv: {
    kind: ['סוג מסמך', 'Document'],
    number: ['מספר', 'Number'],
    issuedAt: ['תאריך', 'Date'],
    name: ['לקוח', 'Customer'],
    email: ['מייל', 'Email'],
    taxId: ['ח״פ / ע״מ / ת״ז', 'Tax ID'],
    net: ['לפני מע״מ (₪)', 'Before VAT (₪)'],
    vatRate: ['שיעור מע״מ (%)', 'VAT rate (%)'],
    vat: ['מע״מ (₪)', 'VAT (₪)'],
    gross: ['כולל מע״מ (₪)', 'Including VAT (₪)'],
    allocationNumber: ['מספר הקצאה', 'Allocation number'],
    correctsNumber: ['זיכוי לחשבונית', 'Credit for invoice'],
    paymentId: ['מספר תשלום', 'Payment number'],
    paidBy: ['אמצעי תשלום', 'Paid by'],
  },
  refused: {
    allocation: ['כתבו את מספר ההקצאה בספרות: 9 ספרות לפחות', 'Enter the allocation number in digits: at least 9'],
    onlyInvoices: [
      'מספר הקצאה נרשם רק על חשבונית, לא על זיכוי',
      'Only an invoice has an allocation number, not a credit note',
    ],
    allocatedAlready: [
      'למסמך הזה כבר נרשם מספר הקצאה, ואי אפשר לשנות אותו',
      'This document already has an allocation number, and it can’t be changed',
    ],
  },
});
