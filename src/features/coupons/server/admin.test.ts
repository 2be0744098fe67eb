import { beforeEach, describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { accountsFeature } from '#features/accounts/server/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import { couponsFeature } from './index.ts';
import { changeUsed, insertRedemption } from './queries.ts';
import { newCoupon } from './testing/new-coupon.ts';

const api = await startTestApi({ features: [accountsFeature, couponsFeature] });
const { db } = api.services;
const path = '/api/admin/coupons';
const now = new Date('2026-11-20T10:00:00Z');
beforeEach(async () => {
  await api.pool.query('truncate coupons, coupon_redemptions restart identity');
  api.setTime(now);
  api.signIn({ id: 1, role: 'admin', authenticatedAt: now });
});

const draft = { code: 'spring-26', discountKind: 'percent', discountValue: 20, scope: 'both' };
const create = (more: object = {}) => api.send('POST', path, { ...draft, ...more });
const change = (id: number, body: object) => api.send('PUT', `${path}/${id}`, body);
const codesOf = async (query: string) =>
  (await api.send('GET', `${path}${query}`)).body.rows.map(({ code }: { code: string }) => code);
const lastAudit = () => api.row('select action, target_id, before, after from audit_log order by id desc limit 1', []);

/** Counts a use of the coupon, as an order does. */
async function use(couponId: number, userId = 7): Promise<void> {
  const { count } = await api.row('select count(*)::int from coupon_redemptions', []);
  await changeUsed(db, couponId, 1);
  const order = { orderId: count + 1, paymentId: count + 100, type: 'package', discount: 500, amount: 2_000 } as const;
  await insertRedemption(db, { couponId, userId, ...order, createdAt: new Date() });
}

describe('a new coupon', () => {
  test('has the stored form of its code, and limits by default', async () => {
    const { status, body } = await create();
    expect(status).toBe(201);
    expect(body).toEqual({
      id: 1,
      code: 'SPRING26',
      note: '',
      discountKind: 'percent',
      discountValue: 20,
      scope: 'both',
      packages: [],
      validFrom: null,
      validUntil: null,
      maxUses: null,
      maxPerOwner: 1,
      minAmount: null,
      isFirstPurchaseOnly: false,
      used: 0,
      state: 'active',
      createdAt: '2026-11-20T10:00:00.000Z',
    });
    expect((await api.send('GET', `${path}/1`)).body).toEqual(body);
    expect(await lastAudit()).toMatchObject({
      action: 'coupons.create',
      target_id: '1',
      after: { code: 'SPRING26', percent: 20, amount: null },
    });
  });

  test('cannot have the code of another, however it is written', async () => {
    await create();
    const { status, body } = await create({ code: 'Spring 26' });
    expect([status, body.code, body.fields.code]).toEqual([409, 'conflict', expect.stringContaining('כבר יש קופון')]);
    const other = (await create({ code: 'AUTUMN' })).body;
    expect((await change(other.id, { code: 'SPRING-26' })).status).toBe(409);
  });

  test.each([
    [{ code: 'אביב' }, 'code'],
    [{ code: undefined }, 'code'],
    [{ discountValue: 101 }, 'discountValue'],
    [{ discountValue: 1.5 }, 'discountValue'],
    [{ discountValue: 100, scope: 'package' }, 'discountValue'],
    [{ discountKind: 'gift' }, 'discountKind'],
    [{ scope: 'all' }, 'scope'],
    [{ packages: ['basic'] }, 'packages.0'],
    [{ validFrom: '2026-13-01' }, 'validFrom'],
    [{ validFrom: '2026-12-02', validUntil: '2026-12-01' }, 'validUntil'],
    [{ maxUses: 0 }, 'maxUses'],
    [{ maxPerOwner: 0 }, 'maxPerOwner'],
    [{ minAmount: -1 }, 'minAmount'],
    [{ note: 'x'.repeat(201) }, 'note'],
  ])('with %j is refused at its field', async (more, field) => {
    const { status, body } = await create(more);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
  });

  test('for cards alone names no packages', async () => {
    expect((await create({ scope: 'physical-card', packages: ['pro'] })).body.packages).toEqual([]);
  });
});

describe('a change', () => {
  test('of what is sent leaves the rest, and tells the audit log what changed', async () => {
    const { id } = (await create({ note: 'Fair', maxUses: 5 })).body;
    const { status, body } = await change(id, { discountKind: 'amount', discountValue: 2_500, maxUses: null });
    expect([status, body.note, body.discountValue, body.maxUses]).toEqual([200, 'Fair', 2_500, null]);
    expect(await lastAudit()).toEqual({
      action: 'coupons.change',
      target_id: String(id),
      before: { maxUses: 5, percent: 20, amount: null },
      after: { maxUses: null, percent: null, amount: 2_500 },
    });
  });

  test('after the first use may only be of the note, the last day and the limit, not below the uses', async () => {
    const { id } = (await create({ maxUses: 5 })).body;
    await use(id);
    await use(id, 8);
    const open = { note: 'Still going', validUntil: '2026-12-31', maxUses: 2 };
    expect((await change(id, { ...draft, ...open })).body).toMatchObject({ ...open, state: 'used_up' });
    expect(Object.keys((await change(id, { maxUses: 1 })).body.fields)).toEqual(['maxUses']);
    for (const locked of [
      { code: 'OTHER' },
      { discountValue: 30 },
      { scope: 'package' },
      { packages: ['pro'] },
      { validFrom: '2026-01-01' },
      { maxPerOwner: 2 },
      { minAmount: 100 },
      { isFirstPurchaseOnly: true },
    ]) {
      const { status, body } = await change(id, locked);
      expect([status, Object.keys(body.fields)]).toEqual([400, Object.keys(locked)]);
    }
  });

  test('stops a coupon and starts it again, used or not', async () => {
    const { id } = (await create()).body;
    await use(id);
    expect((await change(id, { isStopped: true })).body.state).toBe('stopped');
    expect((await lastAudit()).action).toBe('coupons.stop');
    expect((await change(id, { isStopped: false })).body.state).toBe('active');
    expect((await lastAudit()).action).toBe('coupons.restart');
  });

  test('of a coupon that does not exist is not found, and none can be deleted', async () => {
    expect((await change(999, { note: 'x' })).status).toBe(404);
    const { id } = (await create()).body;
    expect((await api.send('DELETE', `${path}/${id}`)).status).toBe(404);
  });
});

describe('the list', () => {
  beforeEach(async () => {
    await newCoupon(api, { code: 'ACTIVE1' });
    await newCoupon(api, { code: 'LATER1', validFrom: '2026-11-21', note: 'spring fair' });
    await newCoupon(api, { code: 'OVER1', validUntil: '2026-11-19' });
    const { id } = await newCoupon(api, { code: 'GONE1', maxUses: 1 });
    await use(id);
    await newCoupon(api, { code: 'HALTED1', stoppedAt: new Date(), validUntil: '2026-11-19' });
  });

  test.each([
    ['active', ['ACTIVE1']],
    ['scheduled', ['LATER1']],
    ['ended', ['OVER1']],
    ['used_up', ['GONE1']],
    ['stopped', ['HALTED1']],
  ])('of those that are %s agrees with their own state', async (state, codes) => {
    const { rows } = (await api.send('GET', `${path}?state=${state}`)).body;
    expect(rows.map((row: { code: string; state: string }) => [row.code, row.state])).toEqual(
      codes.map((code) => [code, state]),
    );
  });

  test('a day begins at midnight in Israel', async () => {
    api.setTime(new Date('2026-11-20T22:30:00Z'));
    expect(await codesOf('?state=scheduled')).toEqual([]);
  });

  test('is searched by the beginning of a code and by words of the note', async () => {
    expect(await codesOf('?q=la-te')).toEqual(['LATER1']);
    expect(await codesOf('?q=fair')).toEqual(['LATER1']);
    expect(await codesOf('?q=nothing')).toEqual([]);
    expect(await codesOf('')).toEqual(['HALTED1', 'GONE1', 'OVER1', 'LATER1', 'ACTIVE1']);
  });

  test('is a table with its discounts as written', async () => {
    await newCoupon(api, { code: 'TEN1', discountKind: 'amount', discountValue: 1_050 });
    const { body } = await api.send('GET', `${path}.csv`, undefined, { 'accept-language': 'en' });
    const lines = csvLines(body);
    expect(lines[1]).toContain('TEN1,,10.50,Packages and NFC cards,');
    expect(lines.at(-1)).toContain('ACTIVE1,,10%,Packages and NFC cards,,,0,,Active,');
  });

  test.each(['support', 'viewer'] as const)('is for the role %s to look at only', async (staffRole) => {
    api.signIn({ id: 1, role: 'admin', staffRole, authenticatedAt: now });
    expect((await api.send('GET', path)).status).toBe(200);
    expect((await create()).status).toBe(403);
    api.signIn({ id: 1, role: 'admin', staffRole: 'content' });
    expect((await api.send('GET', path)).status).toBe(403);
  });
});

test('the uses of a coupon say who, for what, how much and when; also of an account that is gone', async () => {
  const [one, other] = [await newCoupon(api), await newCoupon(api)];
  const { id: userId } = await api.insert('users', {
    username: 'dana',
    username_key: 'dana',
    display_name: 'Dana Bar',
    email: 'dana@cards.example',
    email_key: 'dana@cards.example',
  });
  await use(one.id, userId);
  await use(other.id, userId);
  await use(one.id, 999_999);
  const { rows } = (await api.send('GET', `/api/admin/coupon-redemptions?coupon=${one.id}`)).body;
  expect(rows).toMatchObject([
    { userId: 999_999, owner: null, state: 'reserved', settledAt: null },
    { userId, owner: { displayName: 'Dana Bar' }, discount: 500, amount: 2_000, type: 'package', paymentId: 100 },
  ]);
  const { body } = await api.send('GET', `/api/admin/coupon-redemptions.csv?coupon=${one.id}`, undefined, {
    'accept-language': 'en',
  });
  expect(csvLines(body)[2]).toContain(
    `${userId},Dana Bar,dana@cards.example,1,100,Package,5.00,20.00,Payment in progress`,
  );
});
