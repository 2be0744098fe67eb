import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { forAllOf } from '#base/testing/for-all.ts';
import { eventsFor, nextState, type OrderEvent, type OrderRole, type OrderState } from './transitions.ts';

/** Every allowed transition, written by hand: roles (o: owner, a: admin, s: system) and the resulting state. */
const allowed: Readonly<Record<OrderState, Partial<Record<OrderEvent, string>>>> = {
  pending_payment: { pay: 's paid', expire: 's expired', cancel: 'oa cancelled' },
  paid: { approve: 'a approved', ask_changes: 'a needs_changes', cancel: 'oa cancelled' },
  needs_changes: { resubmit: 'o paid', cancel: 'oa cancelled' },
  approved: { ask_changes: 'a needs_changes', start: 'a in_production', cancel: 'oa cancelled' },
  in_production: { encode: 'a encoded', cancel: 'a cancelled' },
  encoded: { ship: 'a shipped', cancel: 'a cancelled' },
  shipped: { deliver: 'oa delivered', report_problem: 'oa delivery_problem', take_back: 'a returned' },
  delivered: { report_problem: 'oa delivery_problem', take_back: 'a returned' },
  delivery_problem: { ship: 'a shipped', deliver: 'oa delivered', take_back: 'a returned' },
  returned: { refund: 's refunded' },
  cancelled: { refund: 's refunded' },
  expired: {},
  refunded: {},
};
const states = Object.keys(allowed) as OrderState[];
const events: readonly OrderEvent[] = [
  ...(['pay', 'expire', 'approve', 'ask_changes', 'resubmit', 'start', 'encode', 'ship'] as const),
  ...(['deliver', 'report_problem', 'take_back', 'cancel', 'refund'] as const),
];
const roles = { o: 'owner', a: 'admin', s: 'system' } as const;

function expected(state: OrderState, event: OrderEvent, role: OrderRole): string | undefined {
  const [rolesKey = '', to] = allowed[state][event]?.split(' ') ?? [];
  return [...rolesKey].some((roleLetter) => roles[roleLetter as keyof typeof roles] === role) ? to : undefined;
}

const cells = states.flatMap((state) =>
  events.flatMap((event) => Object.values(roles).map((role) => [state, event, role] as const)),
);

test('thirteen states, thirteen events and three roles cover every combination', () => {
  expect(new Set(cells.map(String)).size).toBe(13 * 13 * 3);
});

describe.each(states)('an order in state %s', (from) => {
  test.each(cells.filter(([state]) => state === from))(
    'state %s: event %s by the %s leads to the expected state',
    (state, event, role) => {
      expect(nextState(state, event, role)).toBe(expected(state, event, role));
    },
  );

  test.each(Object.values(roles))('lists the events available to the %s', (role) => {
    expect(eventsFor(from, role)).toEqual(events.filter((event) => expected(from, event, role) !== undefined));
  });
});

/** An independent model of the same rules, written as conditions per event instead of a table. */
function naive(state: OrderState, event: OrderEvent, role: OrderRole): OrderState {
  const isUnmade = ['paid', 'needs_changes', 'approved'].includes(state);
  const isOut = state === 'shipped' || state === 'delivery_problem';
  const [isOwner, isAdmin, isSystem] = [role === 'owner', role === 'admin', role === 'system'];
  if (isSystem && state === 'pending_payment' && event === 'pay') return 'paid';
  if (isSystem && state === 'pending_payment' && event === 'expire') return 'expired';
  if (isSystem && event === 'refund' && (state === 'cancelled' || state === 'returned')) return 'refunded';
  if (isAdmin && event === 'approve' && state === 'paid') return 'approved';
  if (isAdmin && event === 'ask_changes' && isUnmade && state !== 'needs_changes') return 'needs_changes';
  if (isOwner && event === 'resubmit' && state === 'needs_changes') return 'paid';
  if (isAdmin && event === 'start' && state === 'approved') return 'in_production';
  if (isAdmin && event === 'encode' && state === 'in_production') return 'encoded';
  if (isAdmin && event === 'ship' && (state === 'encoded' || state === 'delivery_problem')) return 'shipped';
  if (!isSystem && event === 'deliver' && isOut) return 'delivered';
  if (!isSystem && event === 'report_problem' && (state === 'shipped' || state === 'delivered'))
    return 'delivery_problem';
  if (isAdmin && event === 'take_back' && (isOut || state === 'delivered')) return 'returned';
  if (!isSystem && event === 'cancel' && (isUnmade || state === 'pending_payment')) return 'cancelled';
  if (isAdmin && event === 'cancel' && (state === 'in_production' || state === 'encoded')) return 'cancelled';
  return state;
}

const legal = Map.groupBy(
  cells.filter(([from, event, role]) => expected(from, event, role)),
  ([from]) => from,
);

test('100,000 random event sequences match an independent model', () => {
  const reached = new Set<OrderState>();
  // Every second step is a legal one, so that sequences get far; the others are arbitrary.
  const step = fc.tuple(fc.boolean(), fc.nat(10_000));
  forAllOf(100_000, fc.array(step, { maxLength: 16 }), (steps) => {
    let state: OrderState = 'pending_payment';
    for (const [isLegal, number] of steps) {
      const choice: typeof cells = (isLegal && legal.get(state)) || cells;
      const [, event, role] = choice[number % choice.length] ?? cells[0] ?? (['paid', 'pay', 'owner'] as const);
      const next: OrderState = nextState(state, event, role) ?? state;
      if (next !== naive(state, event, role)) return false;
      reached.add(next);
      state = next;
    }
    return true;
  });
  expect(reached).toEqual(new Set(states));
});
