import type { AdminCardPrice, DatedCardPrice } from '../../prices-contract.ts';

export type PriceState = 'toCome' | 'inForce' | 'past';

export interface PriceInTime {
  readonly item: AdminCardPrice['item'];
  readonly price: DatedCardPrice;
  readonly state: PriceState;
}

const agorotInShekel = 100;

/** `89.90` in agorot; undefined if it is no price. */
export function agorotIn(typed: string): number | undefined {
  const text = typed.trim();
  return /^\d{1,5}(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * agorotInShekel) : undefined;
}

/** An amount as it is typed. */
export const typedAmount = (agorot: number): string => String(agorot / agorotInShekel);

/** The prices of an item, newest first, and what each is now. */
export function pricesInTime({ item, prices }: AdminCardPrice, now: Date): PriceInTime[] {
  const isBegun = ({ effectiveFrom }: DatedCardPrice) => new Date(effectiveFrom) <= now;
  const inForce = prices.find(isBegun);
  const stateOf = (price: DatedCardPrice): PriceState =>
    price === inForce ? 'inForce' : isBegun(price) ? 'past' : 'toCome';
  return prices.map((price) => ({ item, price, state: stateOf(price) }));
}

/** The prices of all items that were ever set, the latest day first. */
export const historyOf = (all: readonly AdminCardPrice[], now: Date): PriceInTime[] =>
  all
    .flatMap((one) => pricesInTime(one, now))
    .toSorted((one, two) => two.price.effectiveFrom.localeCompare(one.price.effectiveFrom));
