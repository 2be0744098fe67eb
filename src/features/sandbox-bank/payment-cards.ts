import { dateInIsrael } from '#base/time/israel-time.ts';
/** Validation of card number, holder, expiry date and code, shared by the frame and the bank. */
import type { PaymentCardBehaviour, PaymentCardBrand } from './domain.ts';

/** Test cards. Any other number that passes the check pays. */
export const testPaymentCards: readonly { readonly number: string; readonly behaviour: PaymentCardBehaviour }[] = [
  { number: '4242 4242 4242 4242', behaviour: 'pays' },
  { number: '4000 0000 0000 0002', behaviour: 'declined' },
  { number: '4000 0000 0000 9995', behaviour: 'no_funds' },
  { number: '4000 0025 0000 3155', behaviour: 'asks_holder' },
  { number: '4000 0000 0000 0341', behaviour: 'declines_later' },
];

/** Removes spaces, dashes and the direction marks that copied numbers contain. */
export const digitsOf = (text: string): string =>
  text.replace(/[\s\u00a0\u200e\u200f\u202a-\u202e\u2066-\u2069-]/g, '');

export const behaviourOf = (number: string): PaymentCardBehaviour =>
  testPaymentCards.find((paymentCard) => digitsOf(paymentCard.number) === digitsOf(number))?.behaviour ?? 'pays';

const brandStarts: readonly (readonly [PaymentCardBrand, RegExp])[] = [
  ['visa', /^4/],
  ['mastercard', /^(5[1-5]|222[1-9]|22[3-9]|2[3-6]|27[01]|2720)/],
  ['amex', /^3[47]/],
  ['diners', /^3(0[0-5]|[689])/],
];

export const brandOf = (number: string): PaymentCardBrand =>
  brandStarts.find(([, start]) => start.test(digitsOf(number)))?.[0] ?? 'other';

/** The Luhn check digit: from the right, every second digit counts twice. */
function isLuhn(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}

export function isPaymentCardNumber(text: string): boolean {
  const digits = digitsOf(text);
  return /^\d{12,19}$/.test(digits) && !/^0+$/.test(digits) && isLuhn(digits);
}

/** Grouped as printed: four, six and five for American Express, fours for the others. */
export function groupDigits(text: string): string {
  const digits = digitsOf(text).replace(/\D/g, '').slice(0, 19);
  const groups = brandOf(digits) === 'amex' ? /^(\d{1,4})(\d{1,6})?(\d{1,5})?/.exec(digits)?.slice(1) : undefined;
  return (groups ?? digits.match(/\d{1,4}/g) ?? []).filter(Boolean).join(' ');
}

/** Letters of any script, no digits: users paste the number here by mistake. */
export const isHolderName = (text: string): boolean =>
  /^[^\d<>]{2,60}$/.test(text.trim()) && /\p{L}.*\p{L}/u.test(text);

export const isSecurityCode = (text: string, brand: PaymentCardBrand): boolean =>
  (brand === 'amex' ? /^\d{4}$/ : /^\d{3}$/).test(text.trim());

export interface Month {
  readonly month: number;
  readonly year: number;
}

/** The current month in Israel. */
export function monthOf(now: Date): Month {
  const [year = 0, month = 0] = dateInIsrael(now).split('-').map(Number);
  return { month, year };
}

/** The max number of years until a card's expiry. */
export const maxYearsAhead = 20;

/** A card is valid until the end of its month. */
export const isPast = (expiry: Month, now: Date): boolean => {
  const current = monthOf(now);
  return expiry.year < current.year || (expiry.year === current.year && expiry.month < current.month);
};

export const isExpiry = (expiry: Month, now: Date): boolean =>
  Number.isInteger(expiry.month) &&
  expiry.month >= 1 &&
  expiry.month <= 12 &&
  Number.isInteger(expiry.year) &&
  expiry.year <= monthOf(now).year + maxYearsAhead &&
  !isPast(expiry, now);

export const paymentCardFields = ['number', 'name', 'expiry', 'cvv'] as const;
export type PaymentCardField = (typeof paymentCardFields)[number];

export interface PaymentCardInput {
  readonly number: string;
  readonly name: string;
  readonly expiry: Month;
  readonly cvv: string;
}

/** The invalid fields, in form order. */
export function invalidFieldsOf({ number, name, expiry, cvv }: PaymentCardInput, now: Date): PaymentCardField[] {
  const isValid: Record<PaymentCardField, boolean> = {
    number: isPaymentCardNumber(number),
    name: isHolderName(name),
    expiry: isExpiry(expiry, now),
    cvv: isSecurityCode(cvv, brandOf(number)),
  };
  return paymentCardFields.filter((field) => !isValid[field]);
}
