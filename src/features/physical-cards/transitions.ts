/** A card order's state machine as data: who may trigger which event when. Enforced by the service and the database. */

export const orderStates = [
  'pending_payment',
  'paid',
  'needs_changes',
  'approved',
  'in_production',
  'encoded',
  'shipped',
  'delivered',
  'delivery_problem',
  'returned',
  'cancelled',
  'expired',
  'refunded',
] as const;
export type OrderState = (typeof orderStates)[number];

export const orderEvents = [
  'pay',
  'expire',
  'approve',
  'ask_changes',
  'resubmit',
  'start',
  'encode',
  'ship',
  'deliver',
  'report_problem',
  'take_back',
  'cancel',
  'refund',
] as const;
export type OrderEvent = (typeof orderEvents)[number];

/** `system`: transitions triggered by time or payments. */
export const orderRoles = ['owner', 'admin', 'system'] as const;
export type OrderRole = (typeof orderRoles)[number];

export interface Transition {
  readonly event: OrderEvent;
  readonly roles: readonly OrderRole[];
  readonly from: readonly OrderState[];
  readonly to: OrderState;
}

/** States of paid orders before production starts. */
export const beforeMaking = ['paid', 'needs_changes', 'approved'] as const;

export const transitions: readonly Transition[] = [
  { event: 'pay', roles: ['system'], from: ['pending_payment'], to: 'paid' },
  { event: 'expire', roles: ['system'], from: ['pending_payment'], to: 'expired' },
  { event: 'approve', roles: ['admin'], from: ['paid'], to: 'approved' },
  { event: 'ask_changes', roles: ['admin'], from: ['paid', 'approved'], to: 'needs_changes' },
  { event: 'resubmit', roles: ['owner'], from: ['needs_changes'], to: 'paid' },
  { event: 'start', roles: ['admin'], from: ['approved'], to: 'in_production' },
  { event: 'encode', roles: ['admin'], from: ['in_production'], to: 'encoded' },
  { event: 'ship', roles: ['admin'], from: ['encoded', 'delivery_problem'], to: 'shipped' },
  { event: 'deliver', roles: ['owner', 'admin'], from: ['shipped', 'delivery_problem'], to: 'delivered' },
  { event: 'report_problem', roles: ['owner', 'admin'], from: ['shipped', 'delivered'], to: 'delivery_problem' },
  { event: 'take_back', roles: ['admin'], from: ['shipped', 'delivered', 'delivery_problem'], to: 'returned' },
  { event: 'cancel', roles: ['owner', 'admin'], from: ['pending_payment', ...beforeMaking], to: 'cancelled' },
  // The owner cannot cancel made-to-order goods once production has begun; the workshop may still fail to produce them.
  { event: 'cancel', roles: ['admin'], from: ['in_production', 'encoded'], to: 'cancelled' },
  { event: 'refund', roles: ['system'], from: ['cancelled', 'returned'], to: 'refunded' },
];

/** The resulting state of an event; undefined if it is not allowed in this state or for this role. */
export const nextState = (from: OrderState, event: OrderEvent, role: OrderRole): OrderState | undefined =>
  transitions.find(
    (transition) => transition.event === event && transition.from.includes(from) && transition.roles.includes(role),
  )?.to;

export const eventsFor = (from: OrderState, role: OrderRole): OrderEvent[] =>
  orderEvents.filter((event) => nextState(from, event, role) !== undefined);

/** An unpaid order expires after this time, as the legal pages state. */
export const unpaidHours = 48;
