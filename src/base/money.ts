/** Money is an integer of the smallest unit (agorot, cents) with its currency. */
export interface Money {
  readonly amount: number;
  readonly currency: Currency;
}
export type Currency = 'ILS' | 'USD';

export const shekels = (amount: number): Money => ({ amount: Math.round(amount * 100), currency: 'ILS' });

/**
 * The one format of money: the sign first, no decimals for whole shekels, two where agorot are due. A missing amount is
 * zero shekels; any currency other than the shekel is shown as dollars. The numbers of both languages look the same;
 * the English format is used, because the direction marks of the Hebrew one would put the sign last.
 */
export const formatMoney = (amount = 0, currency = 'ILS'): string =>
  new Intl.NumberFormat('en-IL', {
    style: 'currency',
    currency: currency === 'ILS' ? 'ILS' : 'USD',
    currencyDisplay: 'narrowSymbol',
    minimumFractionDigits: amount % 100 === 0 ? 0 : 2,
  }).format(amount / 100);

/** The same for use inside a sentence: isolated, because Hebrew text is right-to-left. */
export const isolatedMoney = (agorot: number): string => `\u2066${formatMoney(agorot)}\u2069`;

/** How much cheaper a year is than twelve months, in whole percent; 0 when it is not cheaper. */
export function yearlySaving(monthly: Money, yearly: Money): number {
  const full = monthly.amount * 12;
  if (monthly.currency !== yearly.currency || full <= 0 || yearly.amount >= full) return 0;
  return Math.round(((full - yearly.amount) / full) * 100);
}
