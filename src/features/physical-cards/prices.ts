/** What cards and their delivery cost, in agorot, VAT included. */
import type { Material } from './design/design.ts';

export const deliveries = ['post', 'pickup', 'express'] as const;
export type Delivery = (typeof deliveries)[number];

/** What has a price of its own. */
export const pricedItems = ['pvc', 'wood', 'metal', ...deliveries] as const satisfies readonly (Material | Delivery)[];
export type PricedItem = (typeof pricedItems)[number];

export type CardPrices = Readonly<Record<Material | Delivery, number>>;

/** In force until the first price that an admin sets. */
export const firstPrices: CardPrices = {
  pvc: 8_900,
  wood: 12_900,
  metal: 19_900,
  post: 2_500,
  pickup: 1_500,
  express: 4_900,
};

export interface DatedPrice {
  readonly item: PricedItem;
  readonly amount: number;
  readonly effectiveFrom: Date;
}

/** The prices at an instant: of each item the newest that has begun. An order has those of its creation. */
export function cardPricesAt(dated: readonly DatedPrice[], at: Date): CardPrices {
  const begun = dated
    .filter(({ effectiveFrom }) => effectiveFrom <= at)
    .sort((one, two) => one.effectiveFrom.getTime() - two.effectiveFrom.getTime());
  return { ...firstPrices, ...Object.fromEntries(begun.map(({ item, amount }) => [item, amount])) };
}

/** Larger quantities need an individual quote. */
export const maxQuantity = 50;

/** Price of one card with a package's discount in whole percent, rounded to whole agorot. */
export const unitPrice = (prices: CardPrices, material: Material, discount: number): number =>
  Math.round((prices[material] * (100 - discount)) / 100);

interface Ordered {
  readonly material: Material;
  readonly quantity: number;
  readonly delivery: Delivery;
}

export type Price = ReturnType<typeof priceOf>;

/** `saved` is the difference to the price without a package. */
export function priceOf(prices: CardPrices, { material, quantity, delivery }: Ordered, discount: number) {
  const unit = unitPrice(prices, material, discount);
  const physicalCards = unit * quantity;
  const sent = prices[delivery];
  const saved = prices[material] * quantity - physicalCards;
  return { unit, physicalCards, delivery: sent, total: physicalCards + sent, saved };
}
