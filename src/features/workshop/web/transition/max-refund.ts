import type { WorkshopOrder } from '../../contract.ts';

/** What is left to give back, in agorot. */
export const maxRefund = ({ amount, refunded }: Pick<WorkshopOrder, 'amount' | 'refunded'>): number =>
  Math.max(0, amount - refunded);
