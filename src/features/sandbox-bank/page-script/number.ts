import { digitsOf, groupDigits } from '../cards.ts';
import type { CardBrand } from '../domain.ts';

/** Grouped while it is typed; the caret stays behind the digit that it stood behind. */
export function groupAsTyped(input: HTMLInputElement): void {
  const { value, selectionStart } = input;
  const before = digitsOf(value.slice(0, selectionStart ?? value.length)).replace(/\D/g, '').length;
  const grouped = groupDigits(value);
  if (grouped === value) return;
  input.value = grouped;
  const caret = placeAfter(grouped, before);
  input.setSelectionRange(caret, caret);
}

function placeAfter(grouped: string, digits: number): number {
  let seen = 0;
  for (let place = 0; place < grouped.length; place += 1) {
    if (seen === digits) return place;
    if (grouped[place] !== ' ') seen += 1;
  }
  return grouped.length;
}

const brandNames: Record<CardBrand, string> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'Amex',
  isracard: 'Isracard',
  diners: 'Diners',
  other: '',
};

export const showBrand = (place: HTMLElement | null, brand: CardBrand): void => {
  if (place) place.textContent = brandNames[brand];
};
