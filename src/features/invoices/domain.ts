/** What was sold, in both languages: a document is set in the buyer's. Amounts are agorot, VAT included. */
export interface InvoiceLine {
  readonly text: { readonly he: string; readonly en: string };
  readonly quantity: number;
  /** Of all of them together; what is taken off is negative. */
  readonly amount: number;
}

/** A tax invoice that is its own receipt, and what corrects one. Each kind is numbered by itself, without a gap. */
export const invoiceKinds = ['invoice_receipt', 'credit_note'] as const;
export type InvoiceKind = (typeof invoiceKinds)[number];

export interface VatSplit {
  readonly net: number;
  readonly vat: number;
}

/** The part of a sum that is VAT, where the sum includes it. The rate is in hundredths of a percent: 1800 is 18 %. */
export function splitVat(gross: number, rate: number): VatSplit {
  const net = Math.round((gross * 10_000) / (10_000 + rate));
  return { net, vat: gross - net };
}

/**
 * The part of a credit that is VAT. Rounded over all credits so far and not one by one: however a sum is refunded,
 * the credits together end at the net and the VAT of their invoice, and never pass them on the way.
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

/** A rate of VAT from a day on, Israeli calendar. */
export interface DatedRate {
  readonly since: string;
  readonly rate: number;
}

/** The rate of a day; before the first known day, the first. */
export function rateOn(rates: readonly DatedRate[], day: string): number {
  const sorted = rates.toSorted((one, two) => one.since.localeCompare(two.since));
  const found = sorted.findLast(({ since }) => since <= day) ?? sorted[0];
  if (!found) throw new Error('no rate of VAT is known');
  return found.rate;
}

/** Sums before VAT, in agorot, above which a business's invoice asks for a number of the tax authority. */
const allocationFloors: readonly { readonly since: string; readonly net: number }[] = [
  { since: '2026-06-01', net: 500_000 },
  { since: '', net: 1_000_000 },
];

export const needsAllocation = (net: number, day: string): boolean =>
  net > (allocationFloors.find(({ since }) => since <= day)?.net ?? Number.POSITIVE_INFINITY);

/** As it is printed and as files are named. */
export const numberText = (number: number): string => String(number).padStart(6, '0');

const fileNames: Readonly<Record<InvoiceKind, string>> = {
  invoice_receipt: 'negia-invoice',
  credit_note: 'negia-credit-note',
};

export const fileNameOf = ({ kind, number }: { readonly kind: InvoiceKind; readonly number: number }): string =>
  `${fileNames[kind]}-${numberText(number)}.pdf`;
