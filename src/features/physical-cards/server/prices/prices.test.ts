import { afterEach, describe, expect, test } from 'vitest';
import { addDays, dateInIsrael, startOfDay } from '#base/time/israel-time.ts';
import { newAdmin } from '#features/profiles/server/testing/new-admin.ts';
import { firstPrices } from '../../prices.ts';
import type { AdminCardPrice } from '../../prices-contract.ts';
import { paidOrder, startPhysicalCards } from '../testing/physical-card-site.ts';

const site = await startPhysicalCards();
const owner = await site.newCustomer();
const path = '/api/admin/card-prices';
const admin = await newAdmin(site);
const now = new Date();
const [today, tomorrow] = [dateInIsrael(now), addDays(dateInIsrael(now), 1)];
const later = (minutes: number) => site.setTime(new Date(now.getTime() + minutes * 60_000));

afterEach(async () => {
  site.setTime(undefined);
  await site.pool.query('delete from card_prices');
});

const send = (method: string, to: string, body?: object) => admin.send(method, to, body, { 'accept-language': 'en' });
const set = (body: object) => send('POST', path, body);
const publicPrices = async () => (await site.send('GET', '/api/card-prices')).body;
const itemOf = (body: AdminCardPrice[], item: string) => body.find((one) => one.item === item);
const audited = () =>
  site.rows("select action, target_id, before, after from audit_log where action like 'card-prices%' order by id");

describe('setting a price', () => {
  test('of today holds at once, for visitors and owners, and is recorded', async () => {
    later(0);
    expect(await publicPrices()).toEqual(firstPrices);
    const { status, body } = await set({ item: 'wood', amount: 13_950, validFrom: today });
    expect(status).toBe(201);
    expect(itemOf(body, 'wood')).toMatchObject({
      amount: 13_950,
      firstAmount: 12_900,
      prices: [{ amount: 13_950, effectiveFrom: now.toISOString(), by: expect.any(String) }],
    });
    expect(itemOf(body, 'pvc')).toEqual({ item: 'pvc', amount: 8_900, firstAmount: 8_900, prices: [] });
    expect(await publicPrices()).toEqual({ ...firstPrices, wood: 13_950 });
    expect((await owner.send('GET', '/api/physical-orders/prices')).body.prices.wood).toBe(13_950);
    expect((await audited()).at(-1)).toEqual({
      action: 'card-prices.set',
      target_id: 'wood',
      before: { amount: 12_900 },
      after: { amount: 13_950, effectiveFrom: now.toISOString() },
    });
  });

  test('of a later day begins with that day in Israel, and can be dropped until then', async () => {
    const { body } = await set({ item: 'express', amount: 5_500, validFrom: tomorrow });
    const { id, effectiveFrom } = itemOf(body, 'express')?.prices[0] ?? { id: 0, effectiveFrom: '' };
    expect(effectiveFrom).toBe(startOfDay(tomorrow).toISOString());
    const again = await set({ item: 'express', amount: 6_000, validFrom: tomorrow });
    expect([again.status, again.body.fields.validFrom]).toEqual([409, expect.stringContaining('already set from')]);
    site.setTime(new Date(Date.parse(effectiveFrom) - 1));
    expect((await publicPrices()).express).toBe(4_900);
    site.setTime(new Date(effectiveFrom));
    expect((await publicPrices()).express).toBe(5_500);
    site.setTime(undefined);
    const dropped = await send('DELETE', `${path}/${id}`);
    expect([dropped.status, itemOf(dropped.body, 'express')?.prices]).toEqual([200, []]);
    expect((await audited()).at(-1)).toMatchObject({ action: 'card-prices.drop', before: { amount: 5_500 } });
    expect((await send('DELETE', `${path}/${id}`)).status).toBe(404);
  });

  test('that holds is never taken back', async () => {
    const { body } = await set({ item: 'metal', amount: 20_000, validFrom: today });
    const refused = await send('DELETE', `${path}/${itemOf(body, 'metal')?.prices[0]?.id}`);
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('already in force')]);
    expect((await publicPrices()).metal).toBe(20_000);
  });

  test.each([
    [{ item: 'pvc', amount: 0, validFrom: today }, 'amount', 'A card cannot be free'],
    [{ item: 'pvc', amount: 9_000, validFrom: addDays(today, -1) }, 'validFrom', 'Choose today or a day to come'],
    [{ item: 'gold', amount: 9_000, validFrom: today }, 'item', ''],
    [{ item: 'pvc', amount: 90.5, validFrom: today }, 'amount', ''],
  ])('%j is refused naming the field', async (wrong, field, sentence) => {
    later(0);
    const { status, body } = await set(wrong);
    expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    expect(body.fields[field]).toContain(sentence);
    expect((await publicPrices()).pvc).toBe(8_900);
  });

  test('is not for owners, nor for staff without the area', async () => {
    const body = { item: 'pvc', amount: 9_000, validFrom: '2030-01-01' };
    expect((await owner.send('POST', path, body)).status).toBe(403);
    expect((await owner.send('GET', path)).status).toBe(403);
  });
});

describe('orders', () => {
  const quote = async (id: number) =>
    (await owner.send('GET', `/api/checkout/quote?type=physical-card&id=${id}`)).body.amount;

  test('that wait for payment keep the price they were shown, those made later have the new one', async () => {
    later(0);
    const before = await owner.order();
    expect(before.amount).toBe(2 * 7_120 + 2_500);
    later(1);
    await set({ item: 'pvc', amount: 10_000, validFrom: today });
    await set({ item: 'post', amount: 3_000, validFrom: today });
    later(2);
    const after = await owner.order();
    expect(after.amount).toBe(2 * 8_000 + 3_000);
    expect([(await owner.readOrder(before.id)).amount, await quote(before.id)]).toEqual([before.amount, before.amount]);
    expect(await quote(after.id)).toBe(after.amount);
    const paid = await owner.pay(before.id, { expected: before.amount });
    expect(paid.body).toMatchObject({ status: 'paid', amount: before.amount });
    const refused = await owner.pay(after.id, { expected: before.amount });
    expect([refused.status, refused.body.quote.amount]).toEqual([409, after.amount]);
  });

  test('that are paid or closed never change their amount', async () => {
    later(0);
    const paid = await paidOrder(owner);
    const cancelled = await owner.order();
    await owner.send('PUT', `/api/physical-orders/${cancelled.id}/cancel`);
    later(1);
    await set({ item: 'pvc', amount: 50_000, validFrom: today });
    later(2);
    expect((await owner.readOrder(paid.id)).amount).toBe(paid.amount);
    expect((await owner.readOrder(cancelled.id)).amount).toBe(cancelled.amount);
  });

  test('are refused with the new total when the price changed since it was shown', async () => {
    later(0);
    const shown = 2 * 7_120 + 2_500;
    await set({ item: 'post', amount: 2_600, validFrom: today });
    const body = {
      designId: owner.designId,
      quantity: 2,
      delivery: 'post',
      address: (await owner.readOrder((await owner.order()).id)).address,
    };
    const refused = await owner.send('POST', '/api/physical-orders', { ...body, expected: shown });
    expect([refused.status, refused.body.total]).toEqual([409, shown + 100]);
    expect(refused.body.message).toContain('המחיר השתנה');
    const { status, body: made } = await owner.send('POST', '/api/physical-orders', { ...body, expected: shown + 100 });
    expect([status, made.amount]).toEqual([201, shown + 100]);
  });
});
