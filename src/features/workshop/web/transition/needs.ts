import type { OrderEvent, OrderState } from '#features/physical-cards/transitions.ts';

/** Transitions triggered by an admin; the others are automatic or by the owner. */
export const adminEvents = [
  'approve',
  'start',
  'encode',
  'ship',
  'deliver',
  'ask_changes',
  'report_problem',
  'take_back',
  'cancel',
] as const satisfies readonly OrderEvent[];
export type AdminEvent = (typeof adminEvents)[number];

interface Need {
  /** Message to the owner. */
  readonly note: 'none' | 'optional' | 'required';
  readonly extraField?: 'carrier' | 'refund';
  readonly isDestructive?: boolean;
  /** Not available in bulk, because the amount or reason differs per order. */
  readonly isSingle?: boolean;
}

export const needs: Readonly<Record<AdminEvent, Need>> = {
  approve: { note: 'none' },
  start: { note: 'none' },
  encode: { note: 'none' },
  ship: { note: 'none', extraField: 'carrier' },
  deliver: { note: 'none' },
  ask_changes: { note: 'required' },
  report_problem: { note: 'required', isSingle: true },
  take_back: { note: 'optional', extraField: 'refund', isDestructive: true, isSingle: true },
  cancel: { note: 'required', isDestructive: true },
};

const nextSteps: Readonly<Partial<Record<OrderState, AdminEvent>>> = {
  paid: 'approve',
  approved: 'start',
  in_production: 'encode',
  encoded: 'ship',
  shipped: 'deliver',
  delivery_problem: 'ship',
};

interface Able {
  readonly state: OrderState;
  readonly events: readonly OrderEvent[];
}

/** The step that advances an order; undefined if it waits for its owner or is complete. */
export function nextStep({ state, events }: Able): AdminEvent | undefined {
  const next = nextSteps[state];
  return next && events.includes(next) ? next : undefined;
}

export const eventsOf = ({ events }: Able): AdminEvent[] => adminEvents.filter((event) => events.includes(event));

export interface Step<O> {
  readonly event: AdminEvent;
  readonly able: readonly O[];
}

/** The available bulk steps, each with the orders it applies to; first the one that advances most of them. */
export function stepsFor<O extends Able>(orders: readonly O[]): Step<O>[] {
  const steps = adminEvents
    .filter((event) => orders.length === 1 || !needs[event].isSingle)
    .map((event) => ({ event, able: orders.filter(({ events }) => events.includes(event)) }))
    .filter(({ able }) => able.length > 0);
  const countNext = ({ event }: Step<O>) => orders.filter((order) => nextStep(order) === event).length;
  return steps.toSorted((one, other) => countNext(other) - countNext(one));
}
