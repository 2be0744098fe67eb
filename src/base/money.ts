/** Money is an integer of the smallest unit (agorot, cents) with its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
export type Currency = 'ILS' | 'USD';

export const shekels = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'ILS' });

/** Any currency but the shekel falls back to the dollar, as the product has always shown it. */
export const currencyOf = (value: string | undefined): Currency =>
  value === undefined || value === 'ILS' ? 'ILS' : 'USD';

/**
 * For the screen alone: the text holds invisible direction marks and hard spaces, so it is never stored, compared or
 * exported. A missing amount reads as zero shekels.
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
 * A price in whole units, the sign before the number in both languages. The he-IL form carries direction marks that would
 * turn the order around inside a left-to-right isolate, so the English form of the same amount is used.
 */
export const formatPrice = ({ amount, currency }: Money): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency,
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  }).format(amount / 100);

/** An amount of agorot to the agora, without decimals where it is whole shekels. The sign comes first in both languages. */
export const formatAgorot = (agorot: number): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: 'ILS',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: agorot % 100 === 0 ? 0 : 2,
  }).format(agorot / 100);

/** The same inside a sentence: isolated, because a Hebrew sentence runs the other way. */
export const isolatedAgorot = (agorot: number): string => `\u2066${formatAgorot(agorot)}\u2069`;

/** How much cheaper a year is than twelve months, in whole percent; 0 when it is not cheaper. */
export function yearlySaving(monthly: Money, yearly: Money): number {
  const full = monthly.amount * 12;
  if (monthly.currency !== yearly.currency || full <= 0 || yearly.amount >= full) return 0;
  return Math.round(((full - yearly.amount) / full) * 100);
}
