import { beforeEach, describe, expect, test } from 'vitest';
import { demoEmail } from '#features/accounts/demo-account.ts';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { monthCount } from '../domain.ts';
import { periodUpTo, subscriptionsBy } from './figures.ts';
import { figuresFeature } from './index.ts';

const api = await startTestApi({ features: [figuresFeature] });
const start = new Date('2026-11-15T09:00:00Z').getTime();
let minutes = 0;
beforeEach(async () => {
  // Past what is kept of the figures of the test before.
  minutes += 6;
  api.setTime(new Date(start + minutes * 60_000));
  api.signIn({ id: 1, role: 'admin' });
  for (const table of ['users', 'subscription_moves', 'contact_messages']) await api.pool.query(`delete from ${table}`);
});

const read = async () => (await api.send('GET', '/api/admin/figures')).body;
const november = (rows: { month: string }[]): Record<string, number | string> =>
  ({ ...rows.find(({ month }) => month === '2026-11') }) as Record<string, number | string>;
const csv = async (table: string, language = 'en'): Promise<string[]> => {
  const answer = await api.send('GET', `/api/admin/figures.csv?table=${table}`, undefined, {
    'accept-language': language,
  });
  return String(answer.body).replace('\ufeff', '').trim().split('\r\n');
};

test('without data every month has a row of zeros, and no share of nothing', async () => {
  const figures = await read();
  for (const table of ['subscriptions', 'conversion', 'orders', 'support']) {
    expect(figures[table]).toHaveLength(monthCount);
    expect(figures[table].at(-1).month).toBe('2026-11');
  }
  expect(figures.subscriptions.at(-1)).toMatchObject({ worth: 0, customers: 0, churn: null });
  expect(figures.conversion.at(-1)).toEqual({ month: '2026-11', registered: 0, ended: 0, paid: 0, share: null });
  expect(figures).toMatchObject({ cohorts: [], products: [] });
});

test('the months end with the current one, in Israel', () => {
  const { months, from, ends } = periodUpTo(new Date('2026-11-30T22:30:00Z'));
  expect([months[0], months.at(-1), months.length]).toEqual(['2026-01', '2026-12', 12]);
  expect(from.toISOString()).toBe('2025-12-31T22:00:00.000Z');
  expect(ends.map((end) => end.toISOString()).slice(-2)).toEqual([
    '2026-11-30T22:00:00.000Z',
    '2026-11-30T22:30:00.001Z',
  ]);
});

test('what came and left is summed up from the first customer on, also from before the months shown', () => {
  const quiet = { returned: 0, upgraded: 0, reduced: 0, returnedWorth: 0, upgradedWorth: 0, reducedWorth: 0 };
  const rows = subscriptionsBy(
    ['2026-10', '2026-11'],
    [
      { month: '2024-01', came: 10, cameWorth: 40_000, left: 0, leftWorth: 0, ...quiet },
      {
        month: '2026-11',
        came: 2,
        cameWorth: 8_000,
        left: 3,
        leftWorth: 12_000,
        ...quiet,
        upgraded: 1,
        upgradedWorth: 500,
      },
    ],
  );
  expect(rows).toMatchObject([
    { month: '2026-10', worth: 40_000, customers: 10, churn: 0 },
    { month: '2026-11', worth: 36_500, customers: 9, churn: 0.3 },
  ]);
});

describe('subscriptions', () => {
  const move = (userId: number, at: string, before: number, after: number) =>
    api.pool.query(
      `insert into subscription_moves (subscription_id, user_id, at, package_type, cycle, before, after)
       values ($1, $1, $2, 'advanced', 'monthly', $3, $4)`,
      [userId, at, before, after],
    );

  test('of a year, with who stays of each month’s new customers', async () => {
    await move(11, '2026-09-10T10:00:00Z', 0, 4_000);
    await move(12, '2026-09-20T10:00:00Z', 0, 4_000);
    await move(11, '2026-11-10T10:00:00Z', 4_000, 0);
    await move(13, '2026-11-12T10:00:00Z', 0, 2_500);
    for (const other of [{ role: 'admin' }, { email: 'negia-examples-1@negia.invalid' }])
      await move(await addUser(api, other), '2026-11-12T10:00:00Z', 0, 6_000);
    const { subscriptions, cohorts } = await read();
    expect(november(subscriptions)).toMatchObject({ worth: 6_500, customers: 2, came: 1, left: 1, churn: 0.5 });
    expect(cohorts).toEqual([
      { month: '2026-09', customers: 2, kept: [1, 1, 0.5] },
      { month: '2026-11', customers: 1, kept: [1] },
    ]);
    expect((await csv('cohorts')).slice(1)).toEqual([
      `"2026-09","2","100","100","50"${',""'.repeat(9)}`,
      `"2026-11","1","100"${',""'.repeat(11)}`,
    ]);
    const [head, ...rows] = await csv('subscriptions');
    expect(head).toContain('"Month","Monthly recurring revenue (ILS)","Customers"');
    expect(rows.at(-1)).toBe('"2026-11","65.00","2","1","0","0","0","1","25.00","0.00","0.00","0.00","40.00","50"');
    expect((await csv('subscriptions', 'he'))[0]).toContain('"חודש","הכנסה חודשית קבועה (₪)"');
  });
});

test('sign-ups and trials, without staff, demo accounts and our examples', async () => {
  await addUser(api, { created_at: '2026-11-02T10:00:00Z', trial_ends_at: '2026-11-14T10:00:00Z' });
  await addUser(api, { created_at: '2026-11-03T10:00:00Z', trial_ends_at: '2026-12-03T10:00:00Z' });
  await addUser(api, { created_at: '2026-11-03T10:00:00Z', demo_ends_at: '2026-11-20T10:00:00Z' });
  for (const other of [{ role: 'admin' }, { email: demoEmail }, { email: 'negia-examples-1@negia.invalid' }])
    await addUser(api, { created_at: '2026-11-03T10:00:00Z', trial_ends_at: '2026-11-13T10:00:00Z', ...other });
  expect(november((await read()).conversion)).toEqual({ month: '2026-11', registered: 2, ended: 1, paid: 0, share: 0 });
});

describe('revenue by product', () => {
  let payments = 0;
  async function pay(purpose: 'order' | 'renewal', subjectId: number, amount: number, at: string): Promise<number> {
    payments += 1;
    const { rows } = await api.pool.query(
      `insert into payments (user_id, purpose, subject_id, amount, currency, status, provider, provider_ref,
         is_off_session, lines, locale, created_at, settled_at)
       values (1, $1, $2, $3, 'ILS', 'paid', 'sandbox', $4, false, '[]', 'he', $5, $5) returning id`,
      [purpose, subjectId, amount, `ref-${payments}`, at],
    );
    await enter('payment', rows[0].id, amount, at);
    return rows[0].id;
  }
  const enter = (kind: 'payment' | 'refund', paymentId: number, amount: number, at: string) =>
    api.pool.query(
      `with entry as (insert into ledger_entries (kind, payment_id, currency, created_at)
         values ($1, $2, 'ILS', $4) returning id)
       insert into ledger_lines select id, account, sum from entry,
         (values ('provider', $3::int), ('revenue', -$3::int)) as line(account, sum)`,
      [kind, paymentId, amount, at],
    );
  const order = (type: string, paymentId: number, item: object) =>
    api.pool.query(
      `insert into orders (user_id, key, body_hash, type, item_id, sold_once_key, details, lines, amount, currency,
         status, payment_id, created_at) values (1, $2, '', $1, 1, $2, $3, '[]', 1, 'ILS', 'paid', $4, now())`,
      [type, `key-${paymentId}`, { item }, paymentId],
    );

  test('counts purchases, renewals and cards, less what was given back', async () => {
    const bought = await pay('order', 1, 30_000, '2026-10-01T10:00:00Z');
    await order('package', bought, { packageType: 'advanced', cycle: 'yearly' });
    await enter('refund', bought, -10_000, '2026-10-02T10:00:00Z');
    await api.pool.query(
      `insert into subscription_moves (subscription_id, user_id, at, package_type, cycle, before, after)
       values (77, 5, '2026-01-01T10:00:00Z', 'pro', 'monthly', 0, 6000),
         (77, 5, '2026-11-01T10:00:00Z', 'advanced', 'monthly', 6000, 4000)`,
    );
    await pay('renewal', 77, 6_000, '2026-10-05T10:00:00Z');
    await pay('renewal', 77, 4_000, '2026-11-05T10:00:00Z');
    const cards = await pay('order', 2, 12_900, '2026-11-06T10:00:00Z');
    await order('physical-card', cards, {});
    await api.pool.query(
      `with made as (
         insert into physical_orders (owner_id, state, design, material, quantity, delivery, locale, payment_id,
           expires_at, created_at, updated_at)
         values (1, 'pending_payment', '{}', 'wood', 1, 'post', 'he', $1, now(), now(), now()) returning id)
       insert into physical_order_events (order_id, event, to_state, by, at)
       select id, 'order', 'pending_payment', 'owner', now() from made`,
      [cards],
    );
    await pay('order', 3, 99_900, '2025-10-01T10:00:00Z');
    await pay('order', 4, 100, '2026-11-07T10:00:00Z');
    const product = (paid: number, refunded: number, of: object) => ({ product: of, payments: 1, paid, refunded });
    expect((await read()).products).toEqual([
      product(30_000, 10_000, { kind: 'package', packageType: 'advanced', cycle: 'yearly' }),
      product(12_900, 0, { kind: 'cards', material: 'wood' }),
      product(6_000, 0, { kind: 'package', packageType: 'pro', cycle: 'monthly' }),
      product(4_000, 0, { kind: 'package', packageType: 'advanced', cycle: 'monthly' }),
      product(100, 0, { kind: 'other' }),
    ]);
    expect((await csv('products')).slice(1, 3)).toEqual([
      '"Advanced, yearly","1","300.00","100.00","200.00"',
      '"NFC cards, wood","1","129.00","0.00","129.00"',
    ]);
  });
});

describe('delivery', () => {
  const paid = '2026-11-01T10:00:00Z';
  /** Straight into its last state: the steps on the way are the state machine's own tests'. */
  async function deliver({
    state = 'delivered',
    sent,
    delivered,
    promised = '2026-11-20',
    owner = '1',
  }: Record<string, string>) {
    const client = await api.pool.connect();
    await client.query('begin');
    await client.query('set local session_replication_role = replica');
    const { rows } = await client.query(
      `insert into physical_orders (owner_id, state, design, material, quantity, delivery, locale, amount, carrier,
         promised_to, paid_at, expires_at, created_at, updated_at)
       values ($4, $1, '{}', 'pvc', 1, 'post', 'he', 100, 'post', $2, $3, now(), now(), now()) returning id`,
      [state, promised, paid, owner],
    );
    for (const [event, at] of Object.entries({ ship: sent, deliver: delivered }))
      if (at)
        await client.query(
          `insert into physical_order_events (order_id, event, to_state, by, at) values ($1, $2, 'paid', 'admin', $3)`,
          [rows[0].id, event, at],
        );
    await client.query('commit');
    client.release();
  }

  test('is timed from the payment; late is what came or will come after the promised day', async () => {
    await deliver({ sent: '2026-11-02T10:00:00Z', delivered: '2026-11-05T10:00:00Z' });
    await deliver({ sent: '2026-11-03T10:00:00Z', delivered: '2026-11-12T10:00:00Z', promised: '2026-11-10' });
    await deliver({ sent: '2026-11-06T10:00:00Z', state: 'shipped', promised: '2026-11-14' });
    await deliver({ state: 'paid' });
    const demo = await addUser(api, { demo_ends_at: '2026-12-01T10:00:00Z' });
    const staff = await addUser(api, { role: 'admin' });
    for (const owner of [demo, staff]) await deliver({ state: 'paid', owner: String(owner) });
    await deliver({ state: 'cancelled', promised: '2026-11-02' });
    const row = november((await read()).orders);
    expect(row).toMatchObject({ paid: 5, sent: 3, toSend: 2, delivered: 2, late: 2 });
    expect(row.toSendSlow).toBeCloseTo(4.4);
    expect((await csv('orders')).at(-1)).toBe('"2026-11","5","3","2","4.4","2","2"');
  });
});

describe('support', () => {
  async function talk(userId: number, ...said: readonly (readonly [who: 'owner' | 'staff' | 'auto', at: string])[]) {
    const ticket = await api.insert('support_tickets', { user_id: userId, subject: 'x', created_at: new Date() });
    for (const [who, at] of said)
      await api.insert('support_messages', {
        ticket_id: ticket.id,
        user_id: userId,
        sender_id: who === 'staff' ? null : userId,
        is_from_support: who !== 'owner',
        content: 'x',
        created_at: `2026-11-02T${at}:00Z`,
      });
  }

  test('is timed from the first message since the last answer to the next answer by a person', async () => {
    const [one, two] = [await addUser(api), await addUser(api)];
    await talk(
      one,
      ['owner', '10:00'],
      ['auto', '10:00'],
      ['owner', '10:20'],
      ['staff', '10:30'],
      ['owner', '12:00'],
      ['staff', '12:10'],
    );
    await talk(two, ['staff', '08:00'], ['owner', '09:00']);
    const demo = await addUser(api, { demo_ends_at: '2026-12-01T10:00:00Z' });
    await talk(demo, ['owner', '09:00'], ['staff', '19:00']);
    const contact = await api.insert('contact_messages', {
      name: 'Ruth',
      email: 'ruth@cards.example',
      topic: 'cards',
      message: 'x',
      language: 'he',
      created_at: '2026-11-03T10:00:00Z',
    });
    await api.insert('contact_answers', { contact_id: contact.id, text: 'y', created_at: '2026-11-03T11:40:00Z' });
    const row = november((await read()).support);
    expect(row).toMatchObject({ asked: 4, answered: 3, typical: 30 });
    expect(row.slow).toBeCloseTo(86);
    expect((await csv('support'))[0]).toContain('"Answer time (minutes)"');
    expect((await csv('support')).at(-1)).toBe('"2026-11","4","3","30","86"');
  });
});

test('an unknown table is named', async () => {
  const { status, body } = await api.send('GET', '/api/admin/figures.csv?table=secrets');
  expect([status, Object.keys(body.fields)]).toEqual([400, ['table']]);
});
