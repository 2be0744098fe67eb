import { type InvoiceLine, numberText } from '../domain.ts';

/** Stored with the document in both languages, like every line item. */
export function creditLine(sold: InvoiceLine['text'] | undefined, number: number): InvoiceLine['text'] {
  if (!sold) return { he: `זיכוי עבור חשבונית ${numberText(number)}`, en: `Credit for invoice ${numberText(number)}` };
  return { he: `זיכוי על ${sold.he}`, en: `Credit for ${sold.en}` };
}
