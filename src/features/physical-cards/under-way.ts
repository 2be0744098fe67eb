/** Orders that something is still to happen to. Whatever else there is, is over. */
import type { OrderState } from './moves.ts';

export const underWayStates = [
  'pending_payment',
  'paid',
  'needs_changes',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivery_problem',
] as const satisfies readonly OrderState[];
export type UnderWayState = (typeof underWayStates)[number];

export const isUnderWay = (state: OrderState): boolean => (underWayStates as readonly OrderState[]).includes(state);
