import type { OrderStep, PhysicalOrderWithHistory } from '../../contract.ts';
import type { OrderState } from '../../transitions.ts';

export interface Station {
  readonly state: OrderState;
  readonly position: 'done' | 'now' | 'next';
  /** When this state was last reached; null if it was not. */
  readonly at: string | null;
}

/** The states of an order without problems. */
const steps: readonly OrderState[] = [
  'pending_payment',
  'paid',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivered',
];
/** Exceptional states are shown after these. */
const asides: Partial<Record<OrderState, OrderState>> = { needs_changes: 'paid', delivery_problem: 'shipped' };

const lastAt = (history: readonly OrderStep[], state: OrderState): string | null =>
  history.findLast((step) => step.state === state)?.at ?? null;

/** Completed, current and next steps; for a closed order only the states it reached. */
export function timelineOf({ state, history }: Pick<PhysicalOrderWithHistory, 'state' | 'history'>): Station[] {
  const before = asides[state];
  if (!steps.includes(state) && !before) return stationsOfEnded(state, history);
  const states = steps.flatMap((one) => (one === before ? [one, state] : [one]));
  const now = states.indexOf(state);
  return states.map((one, position) => ({
    state: one,
    position: position < now || state === 'delivered' ? 'done' : position === now ? 'now' : 'next',
    // A state that was left again, for example by a request for changes, does not count as reached.
    at: position <= now ? lastAt(history, one) : null,
  }));
}

function stationsOfEnded(state: OrderState, history: readonly OrderStep[]): Station[] {
  const reached = [...steps, 'cancelled', 'returned', 'expired', 'refunded'] as const;
  return reached
    .filter((one) => one === state || history.some((step) => step.state === one))
    .map((one) => ({ state: one, position: one === state ? 'now' : 'done', at: lastAt(history, one) }));
}
