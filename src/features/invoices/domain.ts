/** Line item in both languages; the document uses the buyer's. Amounts are in agorot, VAT included. */
export interface InvoiceLine {
  readonly text: { readonly he: string; readonly en: string };
  readonly quantity: number;
  /** The name with the quantity, where the language has its own words for several. Lines of before have none. */
  readonly several?: { readonly he: string; readonly en: string };
  /** Total of all units; discounts are negative. */
  readonly amount: number;
}

/** A tax invoice that is also the receipt, and its credit note. Each kind has its own numbering, without gaps. */
export const invoiceKinds = ['invoice_receipt', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface VatSplit {
  readonly net: number;
  readonly vat: number;
}

/** Splits a gross amount into net and VAT. The rate is in hundredths of a percent: 1800 is 18 %. */
export function splitVat(gross: number, rate: number): VatSplit {
  const net = Math.round((gross * 10_000) / (10_000 + rate));
  return { net, vat: gross - net };
}

/**
 * Splits a credit into net and VAT. Rounds over all credits so far instead of one by one: however an amount is
 * refunded, the credits add up to the net and VAT of their invoice, and never exceed them on the way.
 */
export function splitCredit(
  invoice: { readonly net: number; readonly gross: number },
  creditedBefore: number,
  amount: number,
): VatSplit {
  const netOf = (gross: number) => Math.round((invoice.net * gross) / invoice.gross);
  const net = netOf(creditedBefore + amount) - netOf(creditedBefore);
  return { net, vat: amount - net };
}

/** A VAT rate effective from a date, in Israel time. */
export interface DatedRate {
  readonly since: string;
  readonly rate: number;
}

/** The rate on a date; before the first known date, the first rate. */
export function rateOn(rates: readonly DatedRate[], day: string): number {
  const sorted = rates.toSorted((one, two) => one.since.localeCompare(two.since));
  const found = sorted.findLast(({ since }) => since <= day) ?? sorted[0];
  if (!found) throw new Error('no rate of VAT is known');
  return found.rate;
}

/** Net amounts in agorot above which an invoice to a business requires an allocation number of the tax authority. */
const allocationFloors: readonly { readonly since: string; readonly net: number }[] = [
  { since: '2026-06-01', net: 500_000 },
  { since: '', net: 1_000_000 },
];

export const needsAllocation = (net: number, day: string): boolean =>
  net > (allocationFloors.find(({ since }) => since <= day)?.net ?? Number.POSITIVE_INFINITY);

/** As printed and as used in file names. */
export const numberText = (number: number): string => String(number).padStart(6, '0');

const fileNames: Readonly<Record<InvoiceKind, string>> = {
  invoice_receipt: 'negia-invoice',
  credit_note: 'negia-credit-note',
};

export const fileNameOf = ({ kind, number }: { readonly kind: InvoiceKind; readonly number: number | null }): string =>
  `${fileNames[kind]}-${number === null ? 'sample' : numberText(number)}.pdf`;
