import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import type { InvoiceLine } from '../domain.ts';
import { invoicesTexts } from '../texts.ts';

/** What was bought, as a list names it: its first line, with the quantity if there are several. */
export function titleOf([line]: readonly InvoiceLine[], locale: Locale): string {
  if (!line) return '';
  const text = line.text[locale];
  if (line.quantity === 1) return text;
  if (line.several) return line.several[locale];
  return translator(invoicesTexts, locale)('invoices.several', { text, count: line.quantity });
}
