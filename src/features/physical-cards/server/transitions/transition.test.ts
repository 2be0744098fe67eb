import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { mailsTo } from '#features/accounts/server/testing/run-jobs.ts';
import { cursorOf, openList } from '#server-kit/db/keyset.ts';
import {
  nextState,
  type OrderEvent,
  type OrderRole,
  orderEvents,
  orderRoles,
  orderStates,
  transitions,
} from '../../transitions.ts';
import {
  countByState,
  countSomeByState,
  findOrder,
  ordersSource,
  presentForWorkshop,
  transitionOrder,
} from '../index.ts';
import { startPhysicalCards } from '../testing/physical-card-site.ts';
import { orderMailJob, shippedMailJob } from './order-mail.ts';
import type { TransitionRequest } from './transition.ts';

const site = await startPhysicalCards();
const owner = await site.newCustomer();
const admin = (await site.newCustomer()).id;

const ship = { carrier: 'israel_post', trackingNumber: 'RR 12', trackingLink: null } as const;
const transition = (orderId: number, event: OrderEvent, more: Partial<TransitionRequest> = {}) =>
  transitionOrder(site.services, { orderId, event, role: 'admin', actorId: admin, ...more });
const tagsOf = (orderId: number) => site.rows('select * from tags where order_id = $1 order by code', [orderId]);
const notificationsOf = (orderId: number) =>
  site.rows('select kind, message, "values" from notifications where link = $1 order by id', [
    `/physical-cards/orders/${orderId}`,
  ]);

describe('the order lifecycle', () => {
  test('runs from review to delivery and notifies the owner of the admin’s transitions', async () => {
    const id = await site.placeOrder(owner, 'paid', 3);
    await transition(id, 'ask_changes', { note: 'הטלפון חתוך' });
    expect((await findOrder(site.services.db, id))?.reason).toBe('הטלפון חתוך');
    await transition(id, 'resubmit', { role: 'owner', actorId: owner.id });
    await transition(id, 'approve');
    await transition(id, 'start');
    const tags = await tagsOf(id);
    expect(tags).toHaveLength(3);
    for (const tag of tags)
      expect(tag).toMatchObject({ state: 'active', owner_id: owner.id, profile_id: owner.profileId, written_at: null });
    await site.writeTags(id);
    await transition(id, 'encode');
    expect(await transition(id, 'ship', { ship })).toMatchObject({
      carrier: 'israel_post',
      trackingNumber: 'RR 12',
      reason: null,
      trackingLink: 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR%2012',
    });
    await transition(id, 'report_problem', { note: 'אין מענה' });
    await transition(id, 'ship', {
      ship: { carrier: 'own', trackingNumber: null, trackingLink: 'https://cards.example/1' },
    });
    await transition(id, 'deliver');
    expect(await site.pathOf(id)).toEqual([
      'order by owner: paid',
      'ask_changes by admin: needs_changes',
      'resubmit by owner: paid',
      'approve by admin: approved',
      'start by admin: in_production',
      'encode by admin: encoded',
      'ship by admin: shipped',
      'report_problem by admin: delivery_problem',
      'ship by admin: shipped',
      'deliver by admin: delivered',
    ]);
    const notifications = await notificationsOf(id);
    expect(notifications.map(({ message }) => message)).toEqual([
      'cardsNeedChanges',
      'cardsApproved',
      'cardsStarted',
      'cardsEncoded',
      'cardsShipped',
      'cardsProblem',
      'cardsShipped',
      'cardsDelivered',
    ]);
    expect(notifications[0]).toEqual({
      kind: 'order',
      message: 'cardsNeedChanges',
      values: { number: String(id), reason: 'הטלפון חתוך' },
    });
    const detail = await owner.readOrder(id);
    expect(detail.tracking).toEqual({ carrier: 'own', number: null, link: 'https://cards.example/1' });
    expect(detail.tags.map(({ code }) => code)).toEqual(tags.map(({ code }) => code));
  });

  test('tells the staff who may work on it what came without them, and only that', async () => {
    const staff = async (role: string) => {
      const { id } = await site.newCustomer();
      await site.pool.query(`update users set role = 'admin', staff_role = $2 where id = $1`, [id, role]);
      return id;
    };
    const [workshop, support] = [await staff('workshop'), await staff('support')];
    const toldTo = async (id: number) =>
      (await site.rows('select kind, message, link from notifications where user_id = $1 order by id', [id])).map(
        ({ kind, message, link }) => `${kind} ${message} ${link}`,
      );
    const id = await site.placeOrder(owner, 'pending_payment', 2);
    const paid = { amount: 12_900, paidAt: new Date(), promisedTo: '2026-12-01' };
    await transition(id, 'pay', { role: 'system', actorId: null, paid });
    await transition(id, 'ask_changes', { note: 'x' });
    await transition(id, 'resubmit', { role: 'owner', actorId: owner.id });
    await transition(id, 'cancel', { role: 'owner', actorId: owner.id });
    expect(await toldTo(workshop)).toEqual(
      ['Paid', 'Resubmitted', 'Cancelled'].map((what) => `staff staffOrder${what} /admin/orders/${id}`),
    );
    expect(await toldTo(support)).toEqual([]);
    const unpaid = await site.placeOrder(owner, 'pending_payment');
    await transition(unpaid, 'cancel', { role: 'owner', actorId: owner.id });
    expect(await toldTo(workshop)).toHaveLength(3);
    await site.pool.query('delete from users where id = any($1)', [[workshop, support]]);
  });

  test('emails the carrier, the tracking number and a tracking button when it ships', async () => {
    const customer = await site.newCustomer();
    const verify = 'update users set email_verified_at = now() where id = $1 returning email';
    const { email } = await site.row(verify, [customer.id]);
    const id = await site.placeOrder(customer, 'encoded');
    await transition(id, 'ship', { ship });
    // An older release that runs beside this one sends every `shipped-mail` as the email of a shipped order.
    expect(await site.rows(`select * from graphile_worker.jobs where task_identifier = 'shipped-mail'`)).toEqual([]);
    await shippedMailJob.work(site.services, { orderId: id });
    const [mail] = await mailsTo(site, email);
    const link = 'https://mypost.israelpost.co.il/itemtrace?itemcode=RR%2012';
    const details = 'כרטיס PVC אחד\nמשלוח עם: דואר ישראל\nמספר מעקב: RR 12';
    for (const part of [details, link, `/physical-cards/orders/${id}`]) expect(mail?.text).toContain(part);
    expect(mail?.html.indexOf(`href="${link}"`)).toBeLessThan(mail?.html.indexOf('/physical-cards/orders/') ?? 0);
    await transition(id, 'deliver');
    const [{ payload }] = await site.rows('select payload from graphile_worker._private_jobs order by id desc limit 1');
    await orderMailJob.work(site.services, orderMailJob.payload.parse(payload));
    const delivered = (await mailsTo(site, email)).find(({ text }) => text.includes('ההזמנה שלכם הגיעה'));
    expect(delivered?.text).toContain('כרטיס PVC אחד');
    expect(delivered?.text).not.toContain(link);
  });

  test('hides the tag names of cards that now belong to another user', async () => {
    const id = await site.placeOrder(owner, 'approved', 2);
    await transition(id, 'start');
    const [{ code }] = await tagsOf(id);
    await site.pool.query(`update tags set name = 'שלי' where order_id = $1`, [id]);
    await site.pool.query('update tags set owner_id = $2 where code = $1', [code, admin]);
    expect((await owner.readOrder(id)).tags.map(({ name }) => name).sort()).toEqual(['', 'שלי']);
  });

  test('refuses encoding until every tag is written and returns how many are missing', async () => {
    const id = await site.placeOrder(owner, 'approved', 3);
    await transition(id, 'start');
    const [first] = await tagsOf(id);
    await site.pool.query('update tags set written_at = now() where code = $1', [first.code]);
    await expect(transition(id, 'encode')).rejects.toMatchObject({
      code: 'conflict',
      options: { message: 'physicalCards.refused.notWritten', values: { missing: 2 } },
    });
    expect(await site.stateOf(id)).toBe('in_production');
    // A retired tag does not block encoding.
    await site.pool.query(`update tags set state = 'retired' where order_id = $1 and written_at is null`, [id]);
    expect((await transition(id, 'encode')).state).toBe('encoded');
  });

  test('requires a carrier for shipping', async () => {
    const id = await site.placeOrder(owner, 'encoded');
    await expect(transition(id, 'ship')).rejects.toMatchObject({
      code: 'invalid_input',
      options: { fields: { carrier: 'physicalCards.carrier.missing' } },
    });
    expect(await site.stateOf(id)).toBe('encoded');
  });

  test.each([
    ['cancel', 'in_production'],
    ['take_back', 'delivered'],
  ] as const)('retires the tags of produced cards on %s', async (event, from) => {
    const id = await site.placeOrder(owner, 'approved', 2);
    await transition(id, 'start');
    if (from === 'delivered') {
      await site.writeTags(id);
      await transition(id, 'encode');
      await transition(id, 'ship', { ship });
      await transition(id, 'deliver');
    }
    await transition(id, event, { note: 'נפלה המכונה' });
    expect((await tagsOf(id)).map(({ state }) => state)).toEqual(['retired', 'retired']);
    expect((await notificationsOf(id)).at(-1)?.message).toBe(event === 'cancel' ? 'cardsCancelled' : 'cardsReturned');
  });

  test('continues after its owner is deleted: tags are unassigned and no notification is sent', async () => {
    const deletedOwner = await site.newCustomer();
    const id = await site.placeOrder(deletedOwner, 'approved', 2);
    await site.pool.query('delete from users where id = $1', [deletedOwner.id]);
    await transition(id, 'start');
    expect((await tagsOf(id)).map(({ state, owner_id }) => [state, owner_id])).toEqual([
      ['unassigned', null],
      ['unassigned', null],
    ]);
    expect(await notificationsOf(id)).toEqual([]);
  });

  test('rejects an unknown order and another owner’s order as not found', async () => {
    const id = await site.placeOrder(owner, 'approved');
    await expect(transition(2_000_000_000, 'start')).rejects.toMatchObject({ code: 'not_found' });
    await expect(transition(id, 'cancel', { role: 'owner', ownerId: admin })).rejects.toMatchObject({
      code: 'not_found',
    });
    expect(await site.stateOf(id)).toBe('approved');
  });

  test('rolls back everything when a part of the transition fails', async () => {
    const id = await site.placeOrder(owner, 'approved');
    await site.pool.query(
      `alter table physical_order_events add constraint broken check (order_id <> ${id}) not valid`,
    );
    await expect(transition(id, 'start')).rejects.toThrow();
    await site.pool.query('alter table physical_order_events drop constraint broken');
    expect([await site.stateOf(id), await tagsOf(id), await notificationsOf(id)]).toEqual(['approved', [], []]);
  });
});

describe('database constraints', () => {
  test('allow only the defined transitions, across all 169 pairs of states', async () => {
    const expectedStates: string[] = [];
    const found: string[] = [];
    for (const from of orderStates) {
      const id = await site.placeOrder(owner, from);
      for (const to of orderStates) {
        const may = from === to || transitions.some((one) => one.from.includes(from) && one.to === to);
        expectedStates.push(`${from} → ${to}: ${may}`);
        found.push(`${from} → ${to}: ${await canReach(id, to)}`);
      }
    }
    expect(found).toEqual(expectedStates);
    expect(found).toHaveLength(169);
  });

  /** Tries the update and rolls it back. */
  async function canReach(id: number, to: string): Promise<boolean> {
    const client = await site.pool.connect();
    try {
      await client.query('begin');
      await client.query('update physical_orders set state = $2 where id = $1', [id, to]);
      return true;
    } catch (error) {
      expect(error).toMatchObject({ constraint: 'physical_order_moves' });
      return false;
    } finally {
      await client.query('rollback');
      client.release();
    }
  }

  test('reject a state change without a history event and an order that does not start in the initial state', async () => {
    const id = await site.placeOrder(owner, 'paid');
    await expect(
      site.pool.query(`update physical_orders set state = 'approved' where id = $1`, [id]),
    ).rejects.toMatchObject({ constraint: 'physical_order_is_told' });
    await expect(
      site.pool.query(
        `insert into physical_orders (owner_id, state, design, material, quantity, delivery, locale, amount, expires_at,
           created_at, updated_at)
         values ($1, 'paid', '{}', 'pvc', 1, 'post', 'he', 1, now(), now(), now())`,
        [owner.id],
      ),
    ).rejects.toMatchObject({ constraint: 'physical_order_moves' });
  });

  test.each([
    `update physical_order_events set note = 'x'`,
    'delete from physical_order_events',
    'truncate physical_order_events',
  ])('make the history immutable: %s', async (statement) => {
    await site.placeOrder(owner, 'paid');
    const count = async () => (await site.row('select count(*)::int from physical_order_events')).count;
    const before = await count();
    await expect(site.pool.query(statement)).rejects.toThrow(/stays as it is/);
    expect(await count()).toBe(before);
  });
});

test('200 random event sequences on the database match the transition table', async () => {
  const step = fc.tuple(fc.constantFrom(...orderEvents), fc.constantFrom(...orderRoles), fc.boolean(), fc.nat(1_000));
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...orderStates),
      fc.array(step, { minLength: 1, maxLength: 5 }),
      async (first, steps) => {
        const id = await site.placeOrder(owner, first);
        let state = first;
        const path = [`order by owner: ${first}`];
        for (const [anyEvent, anyRole, isLegal, number] of steps) {
          const legal = orderRoles.flatMap((role) =>
            orderEvents
              .filter((event) => nextState(state, event, role))
              .map((event): [OrderEvent, OrderRole] => [event, role]),
          );
          const [event, role] = (isLegal && legal[number % legal.length]) || [anyEvent, anyRole];
          if (event === 'encode') await site.writeTags(id);
          const next = nextState(state, event, role);
          const transitioned = transition(id, event, { role, ship, paid: { amount: 1 } });
          if (next) expect((await transitioned).state).toBe(next);
          else await expect(transitioned).rejects.toMatchObject({ code: 'conflict', options: { details: { state } } });
          if (next) path.push(`${event} by ${role}: ${next}`);
          state = next ?? state;
        }
        expect(await site.stateOf(id)).toBe(state);
        expect(await site.pathOf(id)).toEqual(path);
      },
    ),
    { numRuns: 200 },
  );
}, 120_000);

describe('searching orders in the workshop', () => {
  const find = async (filter: Parameters<typeof ordersSource.keyset>[0], size = 10, after?: string) => {
    const { rows, next } = await (await openList(ordersSource, site.services, filter)).page(after, size);
    return { rows: rows.map(({ order }) => order), next };
  };
  const search = async (...how: Parameters<typeof find>) => (await find(...how)).rows.map(({ id }) => id);

  test('finds orders by state, number, name, email, recipient and tag', async () => {
    const customer = await site.newCustomer();
    const [first, second] = [await site.placeOrder(customer, 'approved'), await site.placeOrder(customer, 'delivered')];
    await transition(first, 'start');
    const [{ code }] = await tagsOf(first);
    await site.pool.query(`update users set display_name = 'Zebra 100%' where id = $1`, [customer.id]);
    await site.pool.query(`update physical_orders set address = address || '{"recipient": "Quagga"}' where id = $1`, [
      second,
    ]);
    const row = await site.row('select email from users where id = $1', [customer.id]);
    expect(await search({ q: 'zebra 100%' })).toEqual([second, first]);
    expect(await search({ q: 'ebra' })).toEqual([]);
    expect(await search({ q: '%%%' })).toEqual([]);
    expect(await search({ q: row.email })).toEqual([second, first]);
    expect(await search({ q: 'quagga' })).toEqual([second]);
    expect(await search({ q: code.toLowerCase() })).toEqual([first]);
    expect(await search({ q: String(second) })).toContain(second);
    expect(await search({ q: '99999999999' })).toEqual([]);
    expect(await search({ q: 'zebra', state: ['delivered'] })).toEqual([second]);
    expect(await search({ q: 'zebra' }, 10, cursorOf([String(second)]))).toEqual([first]);
    expect(await search({ q: 'zebra', material: 'wood' })).toEqual([]);
    expect(await search({ q: 'zebra', delivery: 'post' }, 1)).toEqual([second]);
    const counts = await countByState(site.services.db);
    const all = await site.rows('select count(*)::int from physical_orders');
    expect(counts.reduce((sum, { count }) => sum + count, 0)).toBe(all[0].count);
    const some = await countSomeByState(site.services.db, 100_000);
    expect(new Map(some.filter(({ count }) => count > 0).map(({ state, count }) => [state, count]))).toEqual(
      new Map(counts.map(({ state, count }) => [state, count])),
    );
    expect((await countSomeByState(site.services.db, 1)).every(({ count }) => count <= 1)).toBe(true);
  });

  test('preserves the search order for orders of several owners', async () => {
    const other = await site.newCustomer();
    const ids = [await site.placeOrder(other, 'paid'), await site.placeOrder(owner, 'paid')];
    const { rows } = await find({}, 2);
    const presented = await presentForWorkshop(site.services, rows);
    expect(presented.map(({ id }) => id)).toEqual(ids.reverse());
    expect(await presentForWorkshop(site.services, [])).toEqual([]);
  });
});
