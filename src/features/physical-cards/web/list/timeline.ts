import type { OrderStep, PhysicalOrderWithHistory } from '../../contract.ts';
import type { OrderState } from '../../moves.ts';

export interface Station {
  readonly state: OrderState;
  readonly place: 'done' | 'now' | 'next';
  /** When it came there last; null where it has not been. */
  readonly at: string | null;
}

/** The way of an order with which nothing goes wrong. */
const way: readonly OrderState[] = [
  'pending_payment',
  'paid',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivered',
];
/** Where something does, it stands after these. */
const asides: Partial<Record<OrderState, OrderState>> = { needs_changes: 'paid', delivery_problem: 'shipped' };

const lastAt = (history: readonly OrderStep[], state: OrderState): string | null =>
  history.findLast((step) => step.state === state)?.at ?? null;

/** What is done, where it is, and what comes next; of an order that is over, only where it has been. */
export function timelineOf({ state, history }: Pick<PhysicalOrderWithHistory, 'state' | 'history'>): Station[] {
  const before = asides[state];
  if (!way.includes(state) && !before) return stationsOfEnded(state, history);
  const states = way.flatMap((one) => (one === before ? [one, state] : [one]));
  const now = states.indexOf(state);
  return states.map((one, place) => ({
    state: one,
    place: place < now || state === 'delivered' ? 'done' : place === now ? 'now' : 'next',
    // What was reached and given up again, as by a wish for changes, is not reached.
    at: place <= now ? lastAt(history, one) : null,
  }));
}

function stationsOfEnded(state: OrderState, history: readonly OrderStep[]): Station[] {
  const reached = [...way, 'cancelled', 'returned', 'expired', 'refunded'] as const;
  return reached
    .filter((one) => one === state || history.some((step) => step.state === one))
    .map((one) => ({ state: one, place: one === state ? 'now' : 'done', at: lastAt(history, one) }));
}
