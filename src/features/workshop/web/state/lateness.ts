import { dateInIsrael } from '#base/time/israel-time.ts';
import type { OrderState } from '#features/physical-cards/transitions.ts';
import type { WorkshopOrder } from '../../contract.ts';

/** Paid for and not yet delivered. */
const owed: ReadonlySet<OrderState> = new Set([
  'paid',
  'needs_changes',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivery_problem',
]);

/** The promised day has passed in Israel. */
export const isLate = ({ state, promise }: Pick<WorkshopOrder, 'state' | 'promise'>, now: Date): boolean =>
  promise !== null && owed.has(state) && promise.to < dateInIsrael(now);
