/** Order states with further steps to come. All other states are final. */
import type { OrderState } from './transitions.ts';

export const inProgressStates = [
  'pending_payment',
  'paid',
  'needs_changes',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivery_problem',
] as const satisfies readonly OrderState[];
export type InProgressState = (typeof inProgressStates)[number];

export const isOpenOrder = (state: OrderState): state is InProgressState =>
  (inProgressStates as readonly OrderState[]).includes(state);
