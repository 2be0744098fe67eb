import { readFile } from 'node:fs/promises';
import { beforeEach, expect, test } from 'vitest';
import { customersOfMonths, type MonthMoves, movesByMonth } from './index.ts';
import { inDays, start, startSubscriptions } from './testing/subscription-kit.ts';

const api = await startSubscriptions();
beforeEach(async () => {
  api.setTime(start);
  await api.pool.query('delete from users');
  await api.pool.query('truncate subscription_moves');
});

const moves = () => movesByMonth(api.services.db);
const none = {
  came: 0,
  returned: 0,
  upgraded: 0,
  reduced: 0,
  left: 0,
  cameWorth: 0,
  returnedWorth: 0,
  upgradedWorth: 0,
  reducedWorth: 0,
  leftWorth: 0,
};
const ofMonth = (month: string, some: Partial<MonthMoves>): MonthMoves => ({ ...none, month, ...some });
const moveRows = (userId: number) =>
  api.rows('select package_type, cycle, before, after from subscription_moves where user_id = $1 order by id', [
    userId,
  ]);

test('a month’s plan is worth its price, a year’s a twelfth, and a renewal changes nothing', async () => {
  const [monthly, yearly] = [await api.newPaying({ type: 'advanced' }), await api.newPaying({ cycle: 'yearly' })];
  const { price } = await api.row('select price from subscriptions where user_id = $1', [yearly.id]);
  expect(await moves()).toEqual([ofMonth('2026-11', { came: 2, cameWorth: 4_000 + Math.round(price / 12) })]);
  await api.at(new Date('2026-12-15T10:00:00Z'));
  expect((await monthly.readSubscription()).state).toBe('active');
  expect(await moveRows(monthly.id)).toHaveLength(1);
});

test('an upgrade, a cheaper plan, an end and a return are told apart', async () => {
  const owner = await api.newPaying({ type: 'advanced' });
  await owner.buy({ type: 'pro' });
  const { price } = await api.row('select price from subscriptions where user_id = $1', [owner.id]);
  await owner.schedule('advanced');
  await api.at(inDays(31));
  const once = await api.newPaying({ type: 'advanced', isRenewed: false });
  await api.at(inDays(63));
  await once.buy({ type: 'advanced' });
  const [november, december, january] = await moves();
  const added = price - 4_000;
  expect(november).toEqual(ofMonth('2026-11', { came: 1, cameWorth: 4_000, upgraded: 1, upgradedWorth: added }));
  expect(december).toEqual(ofMonth('2026-12', { came: 1, cameWorth: 4_000, reduced: 1, reducedWorth: added }));
  expect(january).toEqual(ofMonth('2027-01', { left: 1, leftWorth: 4_000, returned: 1, returnedWorth: 4_000 }));
});

test('a change of the package at the same price is recorded, and is none in worth', async () => {
  const owner = await api.newPaying({ type: 'advanced' });
  await api.pool.query(`update packages set monthly_price = monthly_price`);
  await api.pool.query(`update subscriptions set next_package = 'pro', next_cycle = 'monthly', next_price = 4000`);
  await api.at(inDays(31));
  expect(await moveRows(owner.id)).toEqual([
    { package_type: 'advanced', cycle: 'monthly', before: 0, after: 4_000 },
    { package_type: 'pro', cycle: 'monthly', before: 4_000, after: 4_000 },
  ]);
  expect(await moves()).toEqual([ofMonth('2026-11', { came: 1, cameWorth: 4_000 }), ofMonth('2026-12', {})]);
});

test('a refunded cancellation ends at once, and a deleted account was a customer who left', async () => {
  const [refunded, deleted] = [await api.newPaying({ type: 'advanced' }), await api.newPaying({ type: 'advanced' })];
  expect((await refunded.send('PUT', '/api/subscription/cancel', {})).status).toBe(200);
  expect((await moves())[0]).toMatchObject({ came: 2, left: 1, leftWorth: 4_000 });
  await api.pool.query('delete from users where id = $1', [deleted.id]);
  const all = await moves();
  expect(all.reduce((sum, { left }) => sum + left, 0)).toBe(2);
  expect(await moveRows(deleted.id)).toMatchObject([{ after: 4_000 }, { before: 4_000, after: 0 }]);
  await api.pool.query('delete from users where id = $1', [refunded.id]);
  expect(await moveRows(refunded.id)).toHaveLength(2);
});

test('staff are no customers', async () => {
  const owner = await api.newPaying();
  await api.pool.query(`update users set role = 'admin' where id = $1`, [owner.id]);
  expect(await moves()).toEqual([]);
});

test('of each month’s new customers those count who still are at each instant', async () => {
  await api.newPaying();
  const once = await api.newPaying({ isRenewed: false });
  await api.at(inDays(31));
  await api.newPaying();
  const ends = [new Date('2026-11-30T22:00:00Z'), inDays(32)];
  const counts = async () =>
    (await customersOfMonths(api.services.db, ends))
      .map(({ month, end, customers }) => `${month} ${end} ${customers}`)
      .sort();
  expect(await counts()).toEqual(['2026-11 0 2', '2026-11 1 1', '2026-12 1 1']);
  // Who comes back belongs to the month of their first payment.
  await once.buy();
  expect(await counts()).toEqual(['2026-11 0 2', '2026-11 1 2', '2026-12 1 1']);
});

test('the migration finds the same moves in what was stored before it', async () => {
  const owner = await api.newPaying({ type: 'advanced' });
  await owner.buy({ type: 'pro', cycle: 'yearly' });
  await api.newPaying({ type: 'advanced', isRenewed: false });
  const gone = await api.newPaying();
  await gone.send('PUT', '/api/subscription/cancel', {});
  await api.at(inDays(31));
  const stored = () =>
    api.rows('select subscription_id, at, package_type, cycle, before, after from subscription_moves order by 1, id');
  const before = await stored();
  expect(before.length).toBeGreaterThan(5);
  await api.pool.query('truncate subscription_moves');
  const statements = (await readFile('db/migrations/0022_subscription_moves.sql', 'utf8')).split(
    '--> statement-breakpoint',
  );
  await api.pool.query(statements.find((one) => one.includes('INSERT INTO') && !one.includes('FUNCTION')) ?? '');
  expect(await stored()).toEqual(before);
});
