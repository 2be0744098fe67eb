import type { Order } from '../../contract.ts';

/** Where an order of cards goes on after its payment; undefined for whatever else is sold. */
export const physicalCardOrderPath = ({ type, itemId }: Pick<Order, 'type' | 'itemId'>): string | undefined =>
  type === 'physical-card' ? `/physical-cards/orders/${itemId}` : undefined;
