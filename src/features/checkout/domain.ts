import type { OrderStatus } from './contract.ts';

/** Under way: nobody knows yet what becomes of it. */
export const isOpen = (status: OrderStatus): boolean => status === 'processing' || status === 'challenge';
