import type { Order, OrderStatus } from './contract.ts';

/** Pending: the result is not known yet. */
export const isOpen = (status: OrderStatus): boolean => status === 'processing' || status === 'challenge';

/** The page of a physical card order after its payment; undefined for other items. */
export const physicalCardOrderPath = ({ type, itemId }: Pick<Order, 'type' | 'itemId'>): string | undefined =>
  type === 'physical-card' ? `/physical-cards/orders/${itemId}` : undefined;
