import type { Locale } from '#i18n/locale.ts';
import { texts } from '#i18n/texts.ts';

const he = {
  brand: 'נגיעה',
  original: 'מקור',
  from: 'מאת',
  to: 'לכבוד',
  details: 'פרטי המסמך',
  number: 'מספר',
  date: 'תאריך',
  corrects: 'זיכוי לחשבונית',
  dated: 'מיום',
  allocation: 'מספר הקצאה',
  pending: 'יושלם בהמשך',
  company: 'ח״פ',
  taxId: 'ח״פ / ע״מ / ת״ז',
  nobody: 'לקוח פרטי',
  text: 'תיאור',
  quantity: 'כמות',
  amount: 'סכום כולל מע״מ (₪)',
  net: 'סכום לפני מע״מ',
  vat: 'מע״מ',
  total: 'סה״כ שולם',
  credited: 'סה״כ לזיכוי',
  paidBy: 'שולם באמצעות',
  creditedTo: 'הוחזר אל',
  small: 'מסמך ממוחשב שהופק אוטומטית. הסכומים בשקלים חדשים. שמרו אותו לצורכי הנהלת חשבונות.',
  page: 'עמוד',
  of: 'מתוך',
};

/** Labels on the document, passed to the template as a whole. */
export const documentLabels: Record<Locale, typeof he> = {
  he,
  en: {
    brand: 'Negia',
    original: 'Original',
    from: 'From',
    to: 'To',
    details: 'Details',
    number: 'Number',
    date: 'Date',
    corrects: 'Credits invoice',
    dated: 'of',
    allocation: 'Allocation number',
    pending: 'to be completed',
    company: 'Company no.',
    taxId: 'Tax ID',
    nobody: 'Private customer',
    text: 'Description',
    quantity: 'Quantity',
    amount: 'Amount incl. VAT (₪)',
    net: 'Before VAT',
    vat: 'VAT',
    total: 'Total paid',
    credited: 'Total credited',
    paidBy: 'Paid by',
    creditedTo: 'Returned to',
    small: 'Computerised document, issued automatically. Sums are in new shekels. Keep it for your bookkeeping.',
    page: 'Page',
    of: 'of',
  },
};

export const documentTexts = texts('invoiceDocument', {
  he: { invoice_receipt: 'חשבונית מס/קבלה', credit_note: 'חשבונית זיכוי', card: 'כרטיס' },
  en: { invoice_receipt: 'Tax invoice/receipt', credit_note: 'Credit note', card: 'Card' },
});
