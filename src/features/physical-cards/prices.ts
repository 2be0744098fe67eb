/** Card prices in agorot, VAT included. */
import type { Material } from './design/design.ts';

export const materialPrices: Readonly<Record<Material, number>> = { pvc: 8_900, wood: 12_900, metal: 19_900 };

export const deliveries = ['post', 'pickup', 'express'] as const;
export type Delivery = (typeof deliveries)[number];
export const deliveryPrices: Readonly<Record<Delivery, number>> = { post: 2_500, pickup: 1_500, express: 4_900 };

/** Larger quantities need an individual quote. */
export const maxQuantity = 50;

/** Price of one card with a package's discount in whole percent, rounded to whole agorot. */
export const unitPrice = (material: Material, discount: number): number =>
  Math.round((materialPrices[material] * (100 - discount)) / 100);

export type Price = ReturnType<typeof priceOf>;

/** `saved` is the difference to the price without a package. */
export function priceOf(material: Material, quantity: number, delivery: Delivery, discount: number) {
  const unit = unitPrice(material, discount);
  const physicalCards = unit * quantity;
  const sent = deliveryPrices[delivery];
  const saved = materialPrices[material] * quantity - physicalCards;
  return { unit, physicalCards, delivery: sent, total: physicalCards + sent, saved };
}
