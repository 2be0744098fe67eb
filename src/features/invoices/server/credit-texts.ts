import type { InvoiceLine } from '../domain.ts';
import { numberText } from '../domain.ts';

/** Kept with the document in both languages, as every line is. */
export function creditLine(sold: InvoiceLine['text'] | undefined, number: number): InvoiceLine['text'] {
  if (!sold) return { he: `זיכוי עבור חשבונית ${numberText(number)}`, en: `Credit for invoice ${numberText(number)}` };
  return { he: `זיכוי: ${sold.he}`, en: `Credit: ${sold.en}` };
}
