import { describe, expect, test } from 'vitest';
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
