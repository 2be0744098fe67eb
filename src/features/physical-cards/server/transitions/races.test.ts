import { expect, test } from 'vitest';
import type { OrderState } from '../../transitions.ts';
import { transitionOrder } from '../index.ts';
import { startPhysicalCards } from '../testing/physical-card-site.ts';
import type { TransitionRequest } from './transition.ts';

const site = await startPhysicalCards();
const owner = await site.newCustomer();

type RaceRequest = Omit<TransitionRequest, 'orderId' | 'actorId'>;

/** Runs two concurrent transitions, exactly one of which wins; returns the resulting state. */
async function race(from: OrderState, one: RaceRequest, two: RaceRequest): Promise<string> {
  const orderId = await site.placeOrder(owner, from);
  const transition = (request: RaceRequest) => transitionOrder(site.services, { ...request, orderId, actorId: null });
  const answers = await Promise.allSettled(
    Math.random() < 0.5 ? [transition(one), transition(two)] : [transition(two), transition(one)],
  );
  const succeeded = answers.filter(({ status }) => status === 'fulfilled');
  expect(succeeded).toHaveLength(1);
  for (const answer of answers)
    if (answer.status === 'rejected') expect(answer.reason).toMatchObject({ code: 'conflict' });
  expect(await site.pathOf(orderId)).toHaveLength(2);
  return site.stateOf(orderId);
}

const lanes = 5;

/** Runs `count` races, a few in parallel. */
async function races(count: number, run: () => Promise<string>): Promise<Map<string, number>> {
  const outcomes = new Map<string, number>();
  const lane = async () => {
    for (let done = 0; done < count / lanes; done += 1) {
      const end = await run();
      outcomes.set(end, (outcomes.get(end) ?? 0) + 1);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  return outcomes;
}

const byOwner = () => ({ event: 'cancel', role: 'owner', ownerId: owner.id }) as const;
const ship = { carrier: 'own', trackingNumber: null, trackingLink: null } as const;

test('an order is never both cancelled and shipped, in 500 races', async () => {
  const outcomes = await races(500, () =>
    race('encoded', { event: 'cancel', role: 'admin' }, { event: 'ship', role: 'admin', ship }),
  );
  // Each side must win sometimes; otherwise there was no race.
  expect([...outcomes.keys()].sort()).toEqual(['cancelled', 'shipped']);
  expect((outcomes.get('cancelled') ?? 0) + (outcomes.get('shipped') ?? 0)).toBe(500);
}, 120_000);

test('an owner never cancels an order already in production, in 200 races', async () => {
  const outcomes = await races(200, () => race('approved', byOwner(), { event: 'start', role: 'admin' }));
  expect([...outcomes.keys()].sort()).toEqual(['cancelled', 'in_production']);
  const rows =
    await site.rows(`select o.state, count(t.*)::int as tags from physical_orders o left join tags t on t.order_id = o.id
     where o.state in ('cancelled', 'in_production') and not exists (
       select from physical_order_events e where e.order_id = o.id and e.from_state = 'encoded')
     group by o.id`);
  for (const { state, tags } of rows) expect([state, tags]).toEqual([state, state === 'cancelled' ? 0 : 1]);
}, 120_000);

test('of 30 concurrent requests for the same transition exactly one succeeds', async () => {
  const orderId = await site.placeOrder(owner, 'approved', 4);
  const answers = await Promise.allSettled(
    Array.from({ length: 30 }, () =>
      transitionOrder(site.services, { orderId, event: 'start', role: 'admin', actorId: null }),
    ),
  );
  expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
  expect((await site.row('select count(*)::int from tags where order_id = $1', [orderId])).count).toBe(4);
});
