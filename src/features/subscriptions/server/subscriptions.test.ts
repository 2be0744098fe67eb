import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { subscriptionsApi } from '../contract.ts';
import { subscriptionsExport } from './index.ts';
import { inDays, start, startSubscriptions, statusAndCode } from './testing/subscription-kit.ts';

const api = await startSubscriptions();
afterAll(async () => {
  expect(await findLedgerErrors(api.services)).toEqual([]);
  expect(await compareWithProvider(api)).toEqual([]);
});
beforeEach(() => api.setTime(start));

const inForce = async (id: number) => (await effectivePlan(api.services.db, id, api.services.clock.now())).packageType;
const month = new Date('2026-12-15T10:00:00Z');

describe('a complimentary plan', () => {
  const setComplimentary = (id: number, type: string | null, until: Date | null) =>
    api.pool.query('update users set complimentary_package = $2, complimentary_until = $3 where id = $1', [
      id,
      type,
      until,
    ]);
  const until = inDays(60);
  const complimentary = { packageType: 'pro', packageName: 'Pro', until: until.toISOString() };

  test('is the plan status while it is valid', async () => {
    const owner = await api.newSubscriber();
    await setComplimentary(owner.id, 'pro', until);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'complimentary',
      packageType: 'pro',
      accessUntil: until.toISOString(),
      complimentary: { ...complimentary, isEffective: true },
      paid: null,
      nextCharge: null,
      cancelling: null,
      trialEndsAt: null,
    });
    await api.at(until);
    expect(await owner.readSubscription()).toMatchObject({ state: 'none', packageType: 'basic', complimentary: null });
  });

  test('does not prevent a purchase, and applies alongside the paid plan', async () => {
    const owner = await api.newSubscriber();
    await setComplimentary(owner.id, 'pro', until);
    expect((await owner.buy({ type: 'advanced' })).status).toBe('paid');
    expect(await owner.readSubscription()).toMatchObject({
      state: 'active',
      packageType: 'pro',
      complimentary: { ...complimentary, isEffective: true },
      paid: { packageType: 'advanced' },
    });
    await setComplimentary(owner.id, 'advanced', inDays(20));
    expect(await owner.readSubscription()).toMatchObject({
      packageType: 'advanced',
      complimentary: { isEffective: false },
    });
  });

  test('smaller than the trial follows it; a longer one of the same size replaces the trial’s status', async () => {
    const owner = await api.newSubscriber({ trialEndsAt: inDays(10) });
    await setComplimentary(owner.id, 'advanced', until);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'trial',
      complimentary: { packageType: 'advanced', isEffective: false },
    });
    await setComplimentary(owner.id, 'pro', until);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'complimentary',
      startsAt: until.toISOString(),
      startsAfter: 'complimentary',
      complimentary: { isEffective: true },
    });
    expect(await owner.quote({ type: 'advanced' })).toMatchObject({ periodStart: until });
  });
});

test('an admin has everything without a plan: no trial, no end and nothing to buy', async () => {
  const owner = await api.newSubscriber({ trialEndsAt: inDays(10) });
  await api.pool.query(`update users set role = 'admin' where id = $1`, [owner.id]);
  expect(await owner.readSubscription()).toMatchObject({
    state: 'staff',
    packageType: 'pro',
    accessUntil: null,
    trialEndsAt: null,
    startsAt: null,
    startsAfter: null,
  });
});

describe('a first purchase', () => {
  test('is effective immediately for one month and renews with consent', async () => {
    const owner = await api.newSubscriber();
    expect(await owner.readSubscription()).toMatchObject({
      state: 'none',
      packageType: 'basic',
      paid: null,
      cancelling: null,
    });
    expect((await owner.buy()).status).toBe('paid');
    const { paid, nextCharge, ...rest } = await owner.readSubscription();
    expect(rest).toEqual({
      state: 'active',
      packageType: 'pro',
      packageName: 'Pro',
      accessUntil: month.toISOString(),
      trialEndsAt: null,
      startsAt: null,
      startsAfter: null,
      complimentary: null,
      scheduled: null,
      canResume: false,
      accountDeletesAt: null,
      cancelling: { endsAt: start.toISOString(), refund: 6_650, fee: 350, used: 0 },
    });
    expect(paid).toMatchObject({ packageType: 'pro', cycle: 'monthly', price: 7_000, methodId: owner.methodId });
    expect([paid?.periodStart, paid?.periodEnd]).toEqual([start.toISOString(), month.toISOString()]);
    expect(nextCharge).toEqual({ at: month.toISOString(), amount: 7_000, packageName: 'Pro', cycle: 'monthly' });
    expect(await inForce(owner.id)).toBe('pro');
  });

  test('during a trial starts at its end, and the better plan applies meanwhile', async () => {
    const trialEndsAt = inDays(10);
    const owner = await api.newSubscriber({ trialEndsAt });
    expect(await owner.readSubscription()).toMatchObject({ state: 'trial', packageType: 'pro' });
    expect(await owner.quote({ type: 'advanced' })).toMatchObject({ freeDaysLeft: 10, periodStart: trialEndsAt });
    await owner.buy({ type: 'advanced' });
    const subscription = await owner.readSubscription();
    expect(subscription).toMatchObject({ state: 'active', packageType: 'pro', accessUntil: trialEndsAt.toISOString() });
    expect(subscription.paid?.periodStart).toBe(trialEndsAt.toISOString());
    // Days that an admin adds later move neither the period nor the date that is shown.
    await api.pool.query('update users set trial_ends_at = $2 where id = $1', [owner.id, inDays(40)]);
    expect((await owner.readSubscription()).startsAt).toBe(trialEndsAt.toISOString());
    await api.pool.query('update users set trial_ends_at = $2 where id = $1', [owner.id, trialEndsAt]);
    await api.at(inDays(11));
    expect(await owner.readSubscription()).toMatchObject({
      packageType: 'advanced',
      accessUntil: '2026-12-25T10:00:00.000Z',
    });
  });

  test('during a gift starts after it, unless a larger package is bought', async () => {
    const [trialEndsAt, giftEndsAt] = [inDays(10), inDays(60)];
    const owner = await api.newSubscriber({ trialEndsAt });
    await api.pool.query(
      `update users set complimentary_package = 'advanced', complimentary_until = $2 where id = $1`,
      [owner.id, giftEndsAt],
    );
    expect(await owner.quote({ type: 'pro' })).toMatchObject({ periodStart: trialEndsAt, startsAfter: 'trial' });
    expect(await owner.quote({ type: 'advanced' })).toMatchObject({
      freeDaysLeft: 60,
      periodStart: giftEndsAt,
      startsAfter: 'complimentary',
    });
    await owner.buy({ type: 'advanced' });
    expect(await owner.readSubscription()).toMatchObject({
      packageType: 'pro',
      startsAt: giftEndsAt.toISOString(),
      startsAfter: 'complimentary',
      paid: { periodStart: giftEndsAt.toISOString() },
    });
    await api.at(inDays(40));
    expect(await owner.readSubscription()).toMatchObject({ state: 'active', packageType: 'advanced' });
    await api.at(inDays(61));
    expect(await owner.readSubscription()).toMatchObject({
      packageType: 'advanced',
      startsAt: null,
      startsAfter: null,
    });
  });

  test('without consent is for one period that ends exactly on time without a job', async () => {
    const owner = await api.newPaying({ isRenewed: false });
    expect(await owner.readSubscription()).toMatchObject({ state: 'cancelled', nextCharge: null, canResume: true });
    api.setTime(new Date(month.getTime() - 1));
    expect(await inForce(owner.id)).toBe('pro');
    // It is over, although no job has run.
    api.setTime(month);
    expect(await inForce(owner.id)).toBe('basic');
    expect(await owner.readSubscription()).toMatchObject({ state: 'expired', paid: null, canResume: false });
    await api.at(month);
    await api.at(inDays(59));
    expect(await owner.readSubscription()).toMatchObject({ state: 'expired', packageType: 'basic' });
    expect(await owner.notifications()).toEqual(['subscriptionEnded']);
    await api.at(inDays(60));
    expect((await owner.readSubscription()).state).toBe('none');
  });

  test('has line items, a consent text and the total', async () => {
    const owner = await api.newSubscriber();
    const quote = await owner.quote({ cycle: 'yearly' });
    expect(quote).toMatchObject({ amount: 70_000, monthlyPrice: 7_000, yearlyPrice: 70_000, isUpgrade: false });
    expect(quote.lines).toHaveLength(1);
    expect(quote.lines[0]?.text.en).toContain('Pro subscription, yearly');
    expect(quote.lines[0]?.text.he).toContain('מנוי ״מקצועי״, שנתי');
    expect(quote.consent).toContain('₪700');
    expect(quote.consent).toContain('15 November 2027');
    expect(quote.consent).not.toMatch(/[\u200e\u200f\u00a0]/);
  });

  test('of a plan that is not on sale is not found', async () => {
    const owner = await api.newSubscriber();
    await expect(owner.quote({ type: 'basic' })).rejects.toMatchObject({ code: 'not_found' });
    await api.pool.query(`update packages set is_active = false where package_type = 'advanced'`);
    await expect(owner.quote({ type: 'advanced' })).rejects.toMatchObject({ code: 'not_found' });
    await api.pool.query(`update packages set is_active = true where package_type = 'advanced'`);
  });
});

describe('an upgrade', () => {
  test('starts immediately and credits the rest of the current period', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    api.setTime(inDays(15));
    const quote = await owner.quote({ type: 'pro' });
    expect(quote).toMatchObject({ isUpgrade: true, amount: 5_000, nextCharge: { amount: 7_000 } });
    expect(quote.lines.map(({ amount }) => amount)).toEqual([7_000, -2_000]);
    await owner.buy({ type: 'pro' }, quote);
    expect((await owner.readSubscription()).paid).toMatchObject({
      packageType: 'pro',
      periodStart: inDays(15).toISOString(),
    });
    // The credit counted as paid, so all of it is credited again.
    expect((await owner.quote({ type: 'pro', cycle: 'yearly' })).amount).toBe(63_000);
  });

  test('to the current plan is refused, and to a smaller one deferred to the end of the period', async () => {
    const owner = await api.newPaying({ type: 'pro' });
    const refused = (message: string) => ({ code: 'conflict', options: { message } });
    await expect(owner.quote({ type: 'pro' })).rejects.toMatchObject(refused('subscriptions.alreadyYours'));
    await expect(owner.quote({ type: 'advanced', cycle: 'yearly' })).rejects.toMatchObject(
      refused('subscriptions.atPeriodEnd'),
    );
    await owner.setMethodBehaviour('no_funds');
    await api.at(month);
    await expect(owner.quote({ type: 'pro', cycle: 'yearly' })).rejects.toMatchObject(refused('subscriptions.pastDue'));
  });

  test('that would cost nothing is refused until the end of the period', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    await api.pool.query(`update packages set monthly_price = 3000 where package_type = 'pro'`);
    await expect(owner.quote({ type: 'pro' })).rejects.toMatchObject({ code: 'conflict' });
    await api.pool.query(`update packages set monthly_price = 7000 where package_type = 'pro'`);
  });

  test('during a trial loses no trial days', async () => {
    const owner = await api.newSubscriber({ trialEndsAt: inDays(10) });
    await owner.buy({ type: 'advanced' });
    api.setTime(inDays(4));
    expect(await owner.quote({ type: 'pro' })).toMatchObject({ amount: 3_000, periodStart: inDays(10) });
  });
});

describe('a late payment', () => {
  const refunds = (id: number) =>
    api.rows(`select r.amount, r.reason from refunds r join payments p on p.id = r.payment_id where p.user_id = $1`, [
      id,
    ]);

  test('for a second first purchase is refunded', async () => {
    const owner = await api.newSubscriber();
    const [one, two] = [await owner.quote(), await owner.quote({ cycle: 'yearly' })];
    await owner.buy({}, one);
    await owner.buy({}, two);
    expect((await owner.readSubscription()).paid?.cycle).toBe('monthly');
    expect(await refunds(owner.id)).toEqual([{ amount: 70_000, reason: 'too_late' }]);
  });

  test('of several concurrent ones one applies and the others are refunded', async () => {
    const owner = await api.newSubscriber();
    const quotes = await Promise.all([1, 2, 3].map(() => owner.quote()));
    await Promise.all(quotes.map((quote) => owner.buy({}, quote)));
    expect(await refunds(owner.id)).toHaveLength(2);
    const upgrades = await Promise.all([1, 2, 3].map(() => owner.quote({ cycle: 'yearly' })));
    await Promise.all(upgrades.map((quote) => owner.buy({}, quote)));
    expect(await refunds(owner.id)).toHaveLength(4);
    expect((await owner.readSubscription()).paid?.cycle).toBe('yearly');
  });

  test('for an upgrade of a finished period is refunded', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    api.setTime(inDays(29));
    const quote = await owner.quote({ type: 'pro' });
    await api.at(inDays(31));
    await owner.buy({}, quote);
    expect((await owner.readSubscription()).paid?.packageType).toBe('advanced');
    expect(await refunds(owner.id)).toEqual([{ amount: quote.amount, reason: 'too_late' }]);
  });

  test('after the end of a subscription not yet processed by the job starts a new one', async () => {
    const owner = await api.newPaying({ isRenewed: false });
    api.setTime(inDays(40));
    await owner.buy({ type: 'advanced' });
    expect(await owner.readSubscription()).toMatchObject({ state: 'active', packageType: 'advanced' });
  });
});

describe('cancelling', () => {
  test('within fourteen days of a payment refunds the remaining days less the fee, and ends immediately', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    api.setTime(inDays(5));
    await owner.buy({ type: 'pro', cycle: 'yearly' });
    api.setTime(inDays(13));
    const { cancelling } = await owner.readSubscription();
    const row = await api.row('select sum(amount)::int as paid from payments where user_id = $1', [owner.id]);
    // Eight days of the year were used; the payment for the month before was credited to its price.
    const fee = Math.floor(row.paid / 20);
    const unusedAmount = Math.floor((70_000 * 357) / 365);
    expect(cancelling).toEqual({
      refund: unusedAmount - fee,
      fee,
      used: row.paid - unusedAmount,
      endsAt: inDays(13).toISOString(),
    });
    const { status, body } = await owner.send('PUT', '/api/subscription/cancel');
    expect([status, body.state, body.packageType, body.paid]).toEqual([200, 'expired', 'basic', null]);
    const after = await api.row('select sum(refunded)::int as back from payments where user_id = $1', [owner.id]);
    expect(after.back).toBe(cancelling?.refund);
    expect(await inForce(owner.id)).toBe('basic');
    expect(await owner.notifications()).toEqual(['subscriptionRefunded', 'refundDone']);
  });

  test('later runs to the end of the period, and can be undone until then', async () => {
    const owner = await api.newPaying();
    api.setTime(inDays(14));
    expect((await owner.readSubscription()).cancelling).toEqual({
      endsAt: month.toISOString(),
      refund: 0,
      fee: 0,
      used: 0,
    });
    const cancelled = await owner.send('PUT', '/api/subscription/cancel');
    expect(cancelled.body).toMatchObject({ state: 'cancelled', packageType: 'pro', nextCharge: null, canResume: true });
    expect((await owner.send('PUT', '/api/subscription/cancel')).status).toBe(200);
    expect(await owner.notifications()).toEqual(['subscriptionCancelled']);
    const resumed = await owner.send('PUT', '/api/subscription/resume');
    expect(resumed.body).toMatchObject({ state: 'active', nextCharge: { at: month.toISOString(), amount: 7_000 } });
    expect((await owner.send('PUT', '/api/subscription/resume')).status).toBe(200);
    const row = await api.row('select consent from subscriptions where user_id = $1', [owner.id]);
    expect(row.consent).toMatchObject({ locale: 'en', at: inDays(14).toISOString() });
    expect(row.consent.text).toContain('₪70');
  });

  test('soon after a renewal refunds its remaining days', async () => {
    const owner = await api.newPaying();
    await api.at(month);
    const { paid } = await owner.readSubscription();
    const [from, to] = [Date.parse(paid?.periodStart ?? ''), Date.parse(paid?.periodEnd ?? '')];
    const days = Math.ceil((to - from) / 86_400_000);
    api.setTime(new Date(month.getTime() + 4 * 86_400_000));
    const unusedAmount = Math.floor((7_000 * (days - 4)) / days);
    expect((await owner.readSubscription()).cancelling).toMatchObject({
      refund: unusedAmount - 350,
      fee: 350,
      used: 7_000 - unusedAmount,
    });
    expect((await owner.send('PUT', '/api/subscription/cancel')).body.state).toBe('expired');
    const rows = await api.rows('select refunded from payments where user_id = $1 order by id', [owner.id]);
    expect(rows).toEqual([{ refunded: 0 }, { refunded: unusedAmount - 350 }]);
  });

  test('a plan paid for during a trial leaves the trial', async () => {
    const owner = await api.newSubscriber({ trialEndsAt: inDays(10) });
    await owner.buy({ type: 'advanced' });
    const { body } = await owner.send('PUT', '/api/subscription/cancel');
    expect(body).toMatchObject({ state: 'trial', packageType: 'pro', paid: null });
  });

  test('a single-period purchase in time is also refunded', async () => {
    const owner = await api.newPaying({ isRenewed: false });
    expect((await owner.readSubscription()).cancelling).toMatchObject({ refund: 6_650 });
    expect((await owner.send('PUT', '/api/subscription/cancel')).body.state).toBe('expired');
  });

  test('concurrently is one cancellation and one refund', async () => {
    const owner = await api.newPaying();
    const answers = await Promise.all([1, 2, 3, 4].map(() => owner.send('PUT', '/api/subscription/cancel')));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409]);
    const rows = await api.rows('select refunded from payments where user_id = $1', [owner.id]);
    expect(rows).toEqual([{ refunded: 6_650 }]);
  });

  test('after a failed charge ends the subscription immediately', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('no_funds');
    await api.at(month);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'past_due',
      cancelling: { endsAt: month.toISOString() },
    });
    expect((await owner.send('PUT', '/api/subscription/cancel')).body.state).toBe('expired');
    await owner.setMethodBehaviour('pays');
    await api.at(inDays(32));
    expect((await owner.readSubscription()).state).toBe('expired');
  });
});

describe('turning renewal off', () => {
  const stop = '/api/subscription/stop-renewal';

  test('within fourteen days keeps what was paid for, and moves no money', async () => {
    const [owner, other] = [await api.newPaying(), await api.newPaying()];
    const moved = () => api.rows('select * from ledger_entries order by id');
    const before = await moved();
    api.setTime(inDays(1));
    const { cancelling } = await owner.readSubscription();
    const { status, body } = await owner.send('PUT', stop);
    expect(status).toBe(200);
    expect(body).toMatchObject({ state: 'cancelled', packageType: 'pro', nextCharge: null, canResume: true });
    expect(body).toMatchObject({ accessUntil: month.toISOString(), cancelling });
    expect((await owner.send('PUT', stop)).status).toBe(200);
    expect(await owner.notifications()).toEqual(['renewalStopped']);
    expect(await other.readSubscription()).toMatchObject({ state: 'active', nextCharge: { amount: 7_000 } });
    expect(await moved()).toEqual(before);
    await api.at(month);
    expect((await owner.readSubscription()).state).toBe('expired');
    const payments = await api.rows('select refunded from payments where user_id = $1', [owner.id]);
    expect(payments).toEqual([{ refunded: 0 }]);
  });

  test('can be undone, drops a scheduled plan, and leaves cancelling with a refund possible', async () => {
    const owner = await api.newPaying();
    await owner.schedule('advanced');
    expect((await owner.send('PUT', stop)).body.scheduled).toBeNull();
    expect((await owner.send('PUT', '/api/subscription/resume')).body.state).toBe('active');
    await owner.send('PUT', stop);
    expect((await owner.send('PUT', '/api/subscription/cancel')).body.state).toBe('expired');
    const payments = await api.row('select refunded from payments where user_id = $1', [owner.id]);
    expect(payments.refunded).toBe(7_000 - 350);
  });

  test('is refused after a failed charge, when nothing is left of what was paid', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('no_funds');
    await api.at(month);
    expect(statusAndCode(await owner.send('PUT', stop))).toEqual([409, 'conflict']);
    expect((await owner.readSubscription()).state).toBe('past_due');
  });
});

describe('scheduling a plan', () => {
  test('a smaller plan takes over at the end of the period, at its price at that time', async () => {
    const owner = await api.newPaying({ type: 'pro' });
    const { body } = await owner.schedule('advanced');
    expect(body.scheduled).toMatchObject({ packageType: 'advanced', price: 4_000, at: month.toISOString() });
    expect(body.nextCharge).toMatchObject({ amount: 4_000, packageName: 'Advanced' });
    expect(body.packageType).toBe('pro');
    await api.pool.query(`update packages set monthly_price = 4500 where package_type = 'advanced'`);
    await api.at(month);
    await api.pool.query(`update packages set monthly_price = 4000 where package_type = 'advanced'`);
    expect(await owner.readSubscription()).toMatchObject({
      packageType: 'advanced',
      scheduled: null,
      paid: { price: 4_500, periodStart: month.toISOString() },
    });
  });

  test('selecting the current plan removes the schedule', async () => {
    const owner = await api.newPaying({ type: 'pro' });
    await owner.schedule('advanced');
    expect((await owner.schedule('pro')).body.scheduled).toBeNull();
  });

  test('a larger, free or unknown plan cannot be scheduled', async () => {
    const owner = await api.newSubscriber();
    expect(statusAndCode(await owner.schedule('pro'))).toEqual([409, 'conflict']);
    await owner.buy({ type: 'advanced' });
    expect((await owner.schedule('pro')).body.message).toContain('paying the difference');
    expect(statusAndCode(await owner.schedule('basic'))).toEqual([404, 'not_found']);
    const unknown = { packageId: 987_654, cycle: 'monthly' };
    expect(statusAndCode(await owner.send('PUT', '/api/subscription/schedule', unknown))).toEqual([404, 'not_found']);
    const { status, body } = await owner.send('PUT', '/api/subscription/schedule', { cycle: 'weekly' });
    expect([status, Object.keys(body.errors ?? body.fields).sort()]).toEqual([400, ['cycle', 'packageId']]);
  });

  test('a plan that does not renew cannot be followed by another', async () => {
    const owner = await api.newPaying({ type: 'pro', isRenewed: false });
    expect((await owner.schedule('advanced')).body.message).toContain('does not renew');
  });
});

describe('access', () => {
  test.each(['cancel', 'resume', 'stopRenewal', 'schedule', 'setMethod'] as const)(
    '%s requires the owner’s session',
    (name) => {
      expect(subscriptionsApi[name]).toMatchObject({ access: 'user', needsSession: true });
    },
  );

  test.each(['cancel', 'resume', 'stop-renewal'])('%s returns 409 without a subscription', async (verb) => {
    const owner = await api.newSubscriber();
    expect(statusAndCode(await owner.send('PUT', `/api/subscription/${verb}`))).toEqual([409, 'conflict']);
  });

  test('returns 404 for another user’s payment method', async () => {
    const [owner, other] = [await api.newSubscriber(), await api.newSubscriber()];
    await owner.buy();
    const answer = await owner.send('PUT', '/api/subscription/method', { methodId: other.methodId });
    expect(statusAndCode(answer)).toEqual([404, 'not_found']);
    expect((await owner.send('PUT', '/api/subscription/method', {})).status).toBe(400);
  });
});

test('exports the owner’s subscriptions with their history, without payment method ids', async () => {
  const owner = await api.newPaying();
  const exported = (await subscriptionsExport.read(api.services.db, owner.id)) as Record<string, unknown>[];
  expect(exported).toMatchObject([{ packageType: 'pro', status: 'active', history: [{ kind: 'started' }] }]);
  expect(JSON.stringify(exported)).not.toContain('methodId');
});
