import { beforeEach, describe, expect, test } from 'vitest';
import { lockLive, migrateSubscription } from '../index.ts';
import { type Subscriber, start, startSubscriptions } from '../testing/subscription-kit.ts';

const api = await startSubscriptions();
beforeEach(async () => {
  api.setTime(start);
  await api.pool.query('delete from package_prices');
});

type MigrationTarget = Parameters<typeof migrateSubscription>[3];

const migrate = ({ id }: Subscriber, to: Partial<MigrationTarget>) =>
  api.services.db.transaction(async (tx) => {
    const row = await lockLive(tx, id);
    if (!row) throw new Error('There is nothing to move');
    const { packageType, price, nextPackage, nextCycle, nextPrice, status } = row;
    const as = { packageType, price, nextPackage, nextCycle, nextPrice, isEnding: status === 'cancelled' };
    await migrateSubscription(api.services, tx, row, { ...as, ...to }, { why: 'test' });
  });

const setPrice = async (type: 'advanced' | 'pro', monthly: number, from: Date) =>
  api.pool.query(
    `insert into package_prices (package_id, monthly_price, yearly_price, effective_from, created_at)
     values ($1, $2, $2 * 10, $3, $3)`,
    [await api.packageId(type), monthly, from],
  );

describe('a migrated subscription', () => {
  test('is effective immediately and renews at its new price', async () => {
    const one = await api.newPaying({ type: 'pro' });
    await migrate(one, { packageType: 'advanced', price: 4_000 });
    const before = await one.readSubscription();
    expect(before).toMatchObject({ packageType: 'advanced', paid: { price: 4_000 }, nextCharge: { amount: 4_000 } });
    await api.at(new Date(before.paid?.periodEnd ?? ''));
    expect(await one.readSubscription()).toMatchObject({ packageType: 'advanced', paid: { price: 4_000 } });
  });

  test('with a scheduled plan costs the promised price, also at later renewals', async () => {
    const one = await api.newPaying({ type: 'advanced' });
    await migrate(one, { nextPackage: 'pro', nextCycle: 'monthly', nextPrice: 4_000 });
    const before = await one.readSubscription();
    expect(before).toMatchObject({ packageType: 'advanced', scheduled: { packageType: 'pro', price: 4_000 } });
    await api.at(new Date(before.paid?.periodEnd ?? ''));
    const after = await one.readSubscription();
    expect(after).toMatchObject({ packageType: 'pro', paid: { price: 4_000 }, nextCharge: { amount: 4_000 } });
    await api.at(new Date(after.paid?.periodEnd ?? ''));
    expect((await one.readSubscription()).paid?.price).toBe(4_000);
  });

  test('set to end can be restored to its previous state', async () => {
    const one = await api.newPaying({ type: 'pro' });
    const before = await one.readSubscription();
    await migrate(one, { isEnding: true });
    expect(await one.readSubscription()).toMatchObject({ state: 'cancelled', nextCharge: null, packageType: 'pro' });
    await migrate(one, { isEnding: false });
    expect(await one.readSubscription()).toEqual(before);
  });

  test('loses the promised price when the owner schedules another plan', async () => {
    const one = await api.newPaying({ type: 'pro' });
    await migrate(one, { nextPackage: 'advanced', nextCycle: 'monthly', nextPrice: 1_000 });
    expect((await one.schedule('advanced')).body.scheduled.price).toBe(4_000);
  });
});

describe('a new price', () => {
  test('applies to purchases from its start, not to existing subscriptions', async () => {
    const early = await api.newPaying({ type: 'pro' });
    const later = new Date(start.getTime() + 60_000);
    await setPrice('pro', 9_000, later);
    const buyer = await api.newSubscriber();
    expect((await buyer.quote({ type: 'pro' })).amount).toBe(7_000);
    api.setTime(later);
    expect(await buyer.quote({ type: 'pro' })).toMatchObject({
      amount: 9_000,
      monthlyPrice: 9_000,
      yearlyPrice: 90_000,
    });
    const { paid } = await early.readSubscription();
    await api.at(new Date(paid?.periodEnd ?? ''));
    expect((await early.readSubscription()).paid?.price).toBe(7_000);
  });

  test('of a scheduled plan is shown in advance and charged', async () => {
    const one = await api.newPaying({ type: 'pro' });
    await one.schedule('advanced');
    await setPrice('advanced', 3_000, new Date(start.getTime() + 86_400_000));
    const before = await one.readSubscription();
    expect(before).toMatchObject({ scheduled: { price: 3_000 }, nextCharge: { amount: 3_000 } });
    await api.at(new Date(before.paid?.periodEnd ?? ''));
    expect(await one.readSubscription()).toMatchObject({ packageType: 'advanced', paid: { price: 3_000 } });
  });
});
