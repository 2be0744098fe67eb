/** Money is an integer of the smallest unit (agorot, cents) with its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
export type Currency = 'ILS' | 'USD';

export const shekels = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'ILS' });

/** Any currency other than the shekel falls back to the dollar, as the product has always displayed it. */
export const currencyOf = (value: string | undefined): Currency =>
  value === undefined || value === 'ILS' ? 'ILS' : 'USD';

/**
 * For display only: the text contains invisible direction marks and non-breaking spaces, so it must not be stored,
 * compared or exported. A missing amount is formatted as zero shekels.
 */
export function formatMoney(money: Money | undefined): string {
  if (!money) return '₪0';
  return new Intl.NumberFormat('he-IL', {
    style: 'currency',
    currency: money.currency,
    maximumFractionDigits: 0,
  }).format(money.amount / 100);
}

/**
 * A price in whole units, with the sign before the number in both languages. Uses the English format, because the
 * direction marks of the he-IL format would reverse the order inside a left-to-right isolate.
 */
export const formatPrice = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount / 100);

/** Formats agorot exactly, without decimals for whole shekels. The sign comes first in both languages. */
export const formatAgorot = (agorot: number): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: agorot % 100 === 0 ? 0 : 2,
  }).format(agorot / 100);

/** The same for use inside a sentence: isolated, because Hebrew text is right-to-left. */
export const isolatedAgorot = (agorot: number): string => `\u2066${formatAgorot(agorot)}\u2069`;

/** How much cheaper a year is than twelve months, in whole percent; 0 when it is not cheaper. */
export function yearlySaving(monthly: Money, yearly: Money): number {
  const full = monthly.amount * 12;
  if (monthly.currency !== yearly.currency || full <= 0 || yearly.amount >= full) return 0;
  return Math.round(((full - yearly.amount) / full) * 100);
}
