import { beforeEach, describe, expect, test } from 'vitest';
import { notificationsFeature } from '#features/notifications/server/index.ts';
import { transitionOrder } from '#features/physical-cards/server/index.ts';
import type { OrderEvent } from '#features/physical-cards/transitions.ts';
import { startWorkshop } from '#features/workshop/server/testing/workshop-site.ts';
import type { MaterialStock } from '../contract.ts';
import { cardStockFeature, countLowStock } from './index.ts';

const site = await startWorkshop([cardStockFeature, notificationsFeature]);
await site.pool.query(`update users set role = 'admin', staff_role = 'workshop' where id = $1`, [site.adminId]);
const path = '/api/admin/card-stock';

beforeEach(async () => {
  site.signIn({ id: site.adminId, role: 'admin' });
  const client = await site.pool.connect();
  // Movements are for good: only a test may empty them.
  await client.query('set session_replication_role = replica');
  await client.query('delete from card_stock_movements');
  await client.query('delete from card_stock; delete from notifications; delete from audit_log');
  await client.query(`delete from physical_orders; delete from tags`);
  client.release(true);
});

const send = async (method: string, to: string, body: object): Promise<MaterialStock[]> => {
  const answer = await site.send(method, `${path}/${to}`, body);
  if (answer.status >= 300) throw new Error(`${to}: ${answer.status} ${JSON.stringify(answer.body)}`);
  return answer.body;
};
const receive = (quantity: number, more: object = {}) =>
  send('POST', 'received', { material: 'pvc', quantity, ...more });
const count = (counted: number, more: object = {}) => send('PUT', 'counted', { material: 'pvc', counted, ...more });
const remind = (threshold: number | null, reorderNote = '') =>
  send('PUT', 'threshold', { material: 'pvc', threshold, reorderNote });
const pvc = (all: MaterialStock[]) => all.find(({ material }) => material === 'pvc');
const read = async () => pvc((await site.send('GET', path)).body);
const movements = () =>
  site.rows('select material, kind, quantity, balance, order_id, actor_id, note from card_stock_movements order by id');
const go = (orderId: number, event: OrderEvent) =>
  transitionOrder(site.services, { orderId, event, role: 'admin', actorId: site.adminId, note: 'x' });
const notices = () => site.rows(`select message, values, link from notifications where kind = 'staff' order by id`);

/** The balance is what the movements say, in the book and in the last of them. */
async function expectSound(): Promise<void> {
  const rows = await site.rows(`select s.balance, coalesce(sum(m.quantity), 0)::int as sum,
    (array_agg(m.balance order by m.id desc))[1] as last
    from card_stock s left join card_stock_movements m using (material) group by s.material`);
  for (const { balance, sum, last } of rows) expect([sum, last ?? 0]).toEqual([balance, balance]);
}

describe('the stock', () => {
  test('knows every material before anything was entered', async () => {
    const { body } = await site.send('GET', path);
    expect(body).toEqual(
      ['pvc', 'wood', 'metal'].map((material) => ({
        material,
        balance: 0,
        threshold: null,
        reorderNote: '',
        reserved: 0,
      })),
    );
  });

  test('grows by what arrives and is corrected to what is counted, and both are recorded', async () => {
    expect(pvc(await receive(100, { note: 'Box 7' }))).toMatchObject({ balance: 100 });
    expect(pvc(await count(96, { note: 'Four were bent' }))).toMatchObject({ balance: 96 });
    expect(pvc(await count(96))).toMatchObject({ balance: 96 });
    const by = { material: 'pvc', order_id: null, actor_id: site.adminId };
    expect(await movements()).toEqual([
      { ...by, kind: 'received', quantity: 100, balance: 100, note: 'Box 7' },
      { ...by, kind: 'corrected', quantity: -4, balance: 96, note: 'Four were bent' },
      { ...by, kind: 'corrected', quantity: 0, balance: 96, note: '' },
    ]);
    await expectSound();
    const entries = await site.rows('select action, target_id, before, after from audit_log order by id');
    expect(entries.slice(0, 2)).toEqual([
      {
        action: 'card-stock.receive',
        target_id: 'pvc',
        before: { balance: 0 },
        after: { balance: 100, note: 'Box 7' },
      },
      {
        action: 'card-stock.count',
        target_id: 'pvc',
        before: { balance: 100 },
        after: { balance: 96, note: 'Four were bent' },
      },
    ]);
  });

  test('never forgets or changes a movement', async () => {
    await receive(1);
    for (const change of ['update card_stock_movements set quantity = 9', 'delete from card_stock_movements'])
      await expect(site.pool.query(change)).rejects.toThrow('stays as it is');
  });

  test.each([
    ['POST', 'received', { material: 'pvc', quantity: 0 }, 'quantity'],
    ['POST', 'received', { material: 'pvc', quantity: 1.5 }, 'quantity'],
    ['POST', 'received', { material: 'gold', quantity: 1 }, 'material'],
    ['PUT', 'counted', { material: 'pvc', counted: -1 }, 'counted'],
    ['PUT', 'counted', { material: 'pvc', counted: 100_001 }, 'counted'],
    ['PUT', 'threshold', { material: 'pvc', threshold: 0, reorderNote: '' }, 'threshold'],
  ])('%s %s %j is refused naming the field', async (method, to, body, field) => {
    const answer = await site.send(method, `${path}/${to}`, body);
    expect([answer.status, Object.keys(answer.body.fields)]).toEqual([400, [field]]);
    expect(await movements()).toEqual([]);
  });

  test('is only for staff of orders', async () => {
    site.signIn({ id: site.adminId, role: 'user' });
    expect((await site.send('GET', path)).status).toBe(403);
    expect((await site.send('POST', `${path}/received`, { material: 'pvc', quantity: 1 })).status).toBe(403);
  });
});

describe('an order', () => {
  test('is waited for until its production starts, which takes its cards', async () => {
    await receive(10);
    for (const state of ['paid', 'needs_changes', 'shipped', 'cancelled'] as const)
      await site.addOrder({ state, quantity: 2 });
    const id = await site.addOrder({ state: 'approved', quantity: 3 });
    expect(await read()).toMatchObject({ balance: 10, reserved: 7 });
    await go(id, 'start');
    expect(await read()).toMatchObject({ balance: 7, reserved: 4 });
    expect((await movements()).at(-1)).toMatchObject({
      kind: 'used',
      quantity: -3,
      balance: 7,
      order_id: id,
      actor_id: site.adminId,
    });
  });

  test('that is cancelled before takes none; cancelled or returned later, its printed cards do not come back', async () => {
    await receive(10);
    const [early, late, sent] = [
      await site.addOrder({ state: 'approved' }),
      await site.addOrder({ state: 'approved' }),
      await site.addOrder({ state: 'shipped' }),
    ];
    await go(early, 'cancel');
    await go(late, 'start');
    await go(late, 'cancel');
    await go(sent, 'take_back');
    expect(await read()).toMatchObject({ balance: 8, reserved: 0 });
    expect(await movements()).toHaveLength(2);
  });

  test('is made even if the book says that no card is left', async () => {
    await receive(1);
    await go(await site.addOrder({ state: 'approved', quantity: 4 }), 'start');
    expect(await read()).toMatchObject({ balance: -3 });
    await count(0);
    await expectSound();
  });

  test('whose start fails leaves the stock as it was', async () => {
    await receive(5);
    const id = await site.addOrder({ state: 'approved' });
    const fails = async () => {
      throw new Error('no');
    };
    await expect(
      transitionOrder(site.services, { orderId: id, event: 'start', role: 'admin', actorId: null, also: fails }),
    ).rejects.toThrow('no');
    expect(await read()).toMatchObject({ balance: 5, reserved: 2 });
  });
});

describe('a reminder', () => {
  test('comes once when the threshold is crossed, and again after the stock was filled', async () => {
    await receive(12);
    await remind(10, 'PrintShop, 500 pieces');
    expect(await read()).toMatchObject({ threshold: 10, reorderNote: 'PrintShop, 500 pieces' });
    expect([await notices(), await countLowStock(site.services.db)]).toEqual([[], 0]);
    for (let orders = 0; orders < 3; orders += 1)
      await go(await site.addOrder({ state: 'approved', quantity: 2 }), 'start');
    const notice = { message: 'staffStockLow', link: '/admin/stock' };
    expect(await notices()).toEqual([{ ...notice, values: { material: 'pvc', balance: 8, threshold: 10 } }]);
    expect(await countLowStock(site.services.db)).toBe(1);
    await receive(20);
    expect(await countLowStock(site.services.db)).toBe(0);
    await count(2);
    expect((await notices()).map(({ values }) => values.balance)).toEqual([8, 2]);
  });

  test('does not come without a threshold', async () => {
    await go(await site.addOrder({ state: 'approved' }), 'start');
    await remind(10);
    await remind(null);
    await go(await site.addOrder({ state: 'approved' }), 'start');
    expect([await notices(), await countLowStock(site.services.db)]).toEqual([[], 0]);
  });
});

test('movements are listed newest first, by material, and as a table', async () => {
  await receive(10, { note: 'Box' });
  await receive(5, { material: 'wood' });
  const id = await site.addOrder({ state: 'approved', quantity: 2 });
  await go(id, 'start');
  const { body } = await site.send('GET', `${path}/movements`);
  expect(body.rows.map(({ kind, material }: { kind: string; material: string }) => `${kind} ${material}`)).toEqual([
    'used pvc',
    'received wood',
    'received pvc',
  ]);
  expect(body.rows[0]).toMatchObject({ quantity: -2, balance: 8, orderId: id, by: 'Admin', note: '' });
  expect((await site.send('GET', `${path}/movements?material=wood`)).body.rows).toHaveLength(1);
  const csv = (await site.download(`${path}/movements.csv?material=pvc`)).toString();
  expect(csv).toContain('Box');
  expect(csv.split('\r\n').filter(Boolean)).toHaveLength(3);
});

test('of 60 movements at once by admins and orders, none is lost, and counts are of their moment', async () => {
  await receive(1_000);
  const orders = await Promise.all(Array.from({ length: 20 }, () => site.addOrder({ state: 'approved', quantity: 3 })));
  await Promise.all([
    ...orders.map((id) => go(id, 'start')),
    ...Array.from({ length: 30 }, () => receive(7)),
    ...Array.from({ length: 10 }, (_, index) => count(500 + index)),
  ]);
  const rows = await movements();
  expect(rows).toHaveLength(61);
  let balance = 0;
  for (const row of rows) {
    balance += row.quantity;
    expect(row.balance).toBe(balance);
    if (row.kind === 'corrected') expect(row.balance).toBeGreaterThanOrEqual(500);
  }
  expect(rows.filter(({ kind }) => kind === 'used').reduce((sum, { quantity }) => sum + quantity, 0)).toBe(-60);
  await expectSound();
}, 60_000);
