import type { Order } from '../../contract.ts';

/** The page of a physical card order after its payment; undefined for other items. */
export const physicalCardOrderPath = ({ type, itemId }: Pick<Order, 'type' | 'itemId'>): string | undefined =>
  type === 'physical-card' ? `/physical-cards/orders/${itemId}` : undefined;
