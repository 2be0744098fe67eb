import type { OrderStatus } from './contract.ts';

/** Pending: the result is not known yet. */
export const isOpen = (status: OrderStatus): boolean => status === 'processing' || status === 'challenge';
