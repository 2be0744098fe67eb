import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { effectivePlan } from '#features/accounts/server/index.ts';
import { beginPayment, findLedgerErrors } from '#features/payments/server/index.ts';
import { compareWithProvider } from '#features/payments/server/testing/compare-with-bank.ts';
import { bankOf, doJob } from '#features/payments/server/testing/paying.ts';
import type { Identity } from '#server-kit/http/route.ts';
import { renewDue } from '../index.ts';
import { updateSubscription } from '../queries.ts';
import { presentDeletionEffect } from '../read.ts';
import { inDays, type Subscriber, start, startSubscriptions } from '../testing/subscription-kit.ts';
import { chargeOne } from './renew.ts';

const api = await startSubscriptions();
afterAll(async () => {
  expect(await findLedgerErrors(api.services)).toEqual([]);
  expect(await compareWithProvider(api)).toEqual([]);
});
beforeEach(() => api.setTime(start));

const month = new Date('2026-12-15T10:00:00Z');
const day = 86_400_000;
const daysOn = (days: number) => new Date(month.getTime() + days * day);
const inForce = async (id: number) => (await effectivePlan(api.services.db, id, api.services.clock.now())).packageType;

const charges = ({ id }: Subscriber) =>
  api.rows(
    `select status, reason, amount, refunded, created_at as at from payments where user_id = $1 and purpose = 'renewal' order by id`,
    [id],
  );
const periods = async (owner: Subscriber) => {
  const { paid } = await owner.readSubscription();
  return [paid?.periodStart, paid?.periodEnd];
};

const failing = async () => {
  const owner = await api.newPaying();
  await owner.setMethodBehaviour('no_funds');
  await api.at(month);
  return owner;
};

describe('a renewal', () => {
  test('is charged once at the end of the period, at the agreed price', async () => {
    const owner = await api.newPaying();
    await api.pool.query(`update packages set monthly_price = 9900 where package_type = 'pro'`);
    await api.at(new Date(month.getTime() - 1));
    expect(await charges(owner)).toEqual([]);
    await api.at(month);
    await api.at(daysOn(1));
    await api.pool.query(`update packages set monthly_price = 7000 where package_type = 'pro'`);
    expect(await charges(owner)).toMatchObject([{ status: 'paid', amount: 7_000 }]);
    expect(await periods(owner)).toEqual([month.toISOString(), '2027-01-15T10:00:00.000Z']);
    expect(await owner.notifications()).toEqual(['renewed']);
  });

  test('after a crash before the charge is started again without counting a retry or charging twice', async () => {
    const owner = await api.newPaying();
    api.setTime(month);
    const { db } = api.services;
    // As if the process had stopped between recording the payment and opening it at the provider.
    await db.transaction(async (tx) => {
      const row = await api.row('select * from subscriptions where user_id = $1', [owner.id]);
      const request = { userId: owner.id, purpose: 'renewal', subjectId: row.id, amount: 7_000 } as const;
      const lines = [{ text: { he: 'x', en: 'x' }, quantity: 1, amount: 7_000 }];
      const more = { methodId: row.method_id, isOffSession: true, lines, locale: 'he' } as const;
      const onceKey = `sub:${row.id}:1`;
      const paymentId = await beginPayment(api.services, tx, { ...request, ...more, onceKey });
      await updateSubscription(tx, row.id, { paymentId });
    });
    api.setTime(new Date(month.getTime() + 3_600_000));
    await doJob(api, 'recover-payments');
    expect(await charges(owner)).toMatchObject([{ status: 'cancelled' }]);
    expect((await owner.readSubscription()).state).toBe('active');
    await renewDue(api.services);
    expect((await charges(owner)).map(({ status }) => status)).toEqual(['cancelled', 'paid']);
    expect(await owner.notifications()).toEqual(['renewed']);
  });

  test('continues after an upgrade, which numbers its own periods', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    await api.at(month);
    await api.at(daysOn(1));
    await owner.buy({ type: 'pro' });
    await api.at(new Date('2027-01-16T10:00:00Z'));
    expect((await charges(owner)).map(({ status, amount }) => [status, amount])).toEqual([
      ['paid', 4_000],
      ['paid', 7_000],
    ]);
  });

  test('never charges owners who cancelled, bought one period or are deleting their account', async () => {
    const [cancelled, once, leaving] = [
      await api.newPaying(),
      await api.newPaying({ isRenewed: false }),
      await api.newPaying(),
    ];
    api.setTime(inDays(20));
    await cancelled.send('PUT', '/api/subscription/cancel');
    await api.pool.query('update users set deletes_at = $2 where id = $1', [leaving.id, inDays(60)]);
    for (const days of [0, 1, 5, 14, 20]) await api.at(daysOn(days));
    for (const one of [cancelled, once, leaving]) expect(await charges(one)).toEqual([]);
    expect((await cancelled.readSubscription()).state).toBe('expired');
  });
});

describe('while the account is being deleted', () => {
  const setDeletion = (id: number, at: Date | null) =>
    api.pool.query('update users set deletes_at = $2 where id = $1', [id, at]);

  test('a renewal that was already listed is not charged, nor one that the owner asks to retry', async () => {
    const owing = await failing();
    const before = await charges(owing);
    api.setTime(start);
    const listed = await api.newPaying();
    for (const { id } of [listed, owing]) await setDeletion(id, daysOn(30));
    await owing.setMethodBehaviour('pays');
    const row = await api.row('select id from subscriptions where user_id = $1', [listed.id]);
    api.setTime(daysOn(1));
    await chargeOne(api.services, row.id, 'due');
    expect(await charges(listed)).toEqual([]);
    expect((await owing.send('PUT', '/api/subscription/method', { methodId: owing.methodId })).status).toBe(200);
    expect(await charges(owing)).toEqual(before);
  });

  test('no charge is announced, and everything is back when the deletion is cancelled', async () => {
    const owner = await api.newPaying({ cycle: 'yearly' });
    const known = await owner.readSubscription();
    const end = Date.parse(known.paid?.periodEnd ?? '');
    const [soon, deletesAt] = [new Date(end - 6 * day), new Date(end + 20 * day)];
    await setDeletion(owner.id, deletesAt);
    await api.at(soon);
    expect(await owner.notifications()).toEqual([]);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'cancelled',
      packageType: known.packageType,
      nextCharge: null,
      scheduled: null,
      cancelling: null,
      canResume: false,
      accountDeletesAt: deletesAt.toISOString(),
    });
    await setDeletion(owner.id, null);
    await api.doJobs();
    expect(await owner.notifications()).toEqual(['renewalSoon']);
    expect(await owner.readSubscription()).toMatchObject({
      state: 'active',
      nextCharge: known.nextCharge,
      accountDeletesAt: null,
    });
  });

  test('is told in advance: nothing renews, and only cancelling first pays back', async () => {
    const owner = await api.newPaying();
    const user = { id: owner.id } as Identity;
    const read = () => presentDeletionEffect({ ...api.services, user, visitor: { locale: 'en' } });
    expect(await read()).toMatchObject({
      text: expect.stringMatching(/not charged again.*To get .*₪66\.50.* back/),
      link: { path: '/wallet' },
    });
    api.setTime(inDays(20));
    expect(await read()).toMatchObject({ text: expect.stringContaining('does not renew'), link: null });
    await owner.send('PUT', '/api/subscription/cancel');
    api.setTime(inDays(40));
    expect(await read()).toBeUndefined();
  });

  test('the refund of a cancellation is still offered, and the payment method may be removed', async () => {
    const owner = await api.newPaying();
    await setDeletion(owner.id, inDays(30));
    expect((await owner.readSubscription()).cancelling?.refund).toBeGreaterThan(0);
    expect((await owner.send('DELETE', `/api/payment-methods/${owner.methodId}`)).status).toBe(200);
  });
});

describe('a failed charge', () => {
  test('is retried on the scheduled days, with full access until the last, after which staff hear of it', async () => {
    const owner = await api.newPaying();
    const staff = await api.newSubscriber();
    await api.pool.query(`update users set role = 'admin', staff_role = 'finance' where id = $1`, [staff.id]);
    await owner.setMethodBehaviour('no_funds');
    for (let hours = 0; hours <= 24 * 16; hours += 6) {
      await api.at(new Date(month.getTime() + hours * 3_600_000));
      expect([hours, await inForce(owner.id)]).toEqual([hours, hours < 24 * 14 ? 'pro' : 'basic']);
    }
    const attemptDays = (await charges(owner)).map(({ at: instant }) => (instant.getTime() - month.getTime()) / day);
    expect(attemptDays).toEqual([0, 1, 3, 5, 7, 9, 11, 14]);
    expect(await owner.notifications()).toEqual([
      ...Array.from({ length: 6 }, () => 'renewalFailed'),
      'renewalLastTry',
      'subscriptionEnded',
    ]);
    expect(await staff.notifications()).toEqual(['staffRenewalLost']);
    await api.pool.query('delete from users where id = $1', [staff.id]);
    const [, lastTry] = (await owner.send('GET', '/api/notifications')).body;
    expect(lastTry.content).toMatch(/to the card ending in .?\d{4}/);
    expect(await owner.readSubscription()).toMatchObject({ state: 'expired', paid: null });
  });

  test('that succeeds late pays for the period from its start', async () => {
    const owner = await failing();
    expect(await owner.readSubscription()).toMatchObject({
      state: 'past_due',
      packageType: 'pro',
      accessUntil: daysOn(14).toISOString(),
      nextCharge: { at: daysOn(1).toISOString(), amount: 7_000 },
    });
    await owner.setMethodBehaviour('pays');
    await api.at(daysOn(3));
    expect((await owner.readSubscription()).state).toBe('active');
    expect(await periods(owner)).toEqual([month.toISOString(), '2027-01-15T10:00:00.000Z']);
  });

  test('is retried immediately with another payment method', async () => {
    const owner = await failing();
    api.setTime(daysOn(0.5));
    const declinedAnswer = await owner.send('PUT', '/api/subscription/method', {
      methodId: await owner.addPaymentMethod('declined'),
    });
    expect(declinedAnswer.body).toMatchObject({ state: 'past_due', nextCharge: { at: daysOn(1).toISOString() } });
    const { status, body } = await owner.send('PUT', '/api/subscription/method', {
      methodId: await owner.addPaymentMethod(),
    });
    expect([status, body.state, body.nextCharge.at]).toEqual([200, 'active', '2027-01-15T10:00:00.000Z']);
    expect((await charges(owner)).map(({ reason }) => reason)).toEqual(['no_funds', 'declined', null]);
  });

  test('is retried once for concurrent changes of the payment method', async () => {
    const owner = await failing();
    const methodId = await owner.addPaymentMethod();
    await Promise.all([1, 2, 3, 4].map(() => owner.send('PUT', '/api/subscription/method', { methodId })));
    expect((await charges(owner)).map(({ status }) => status)).toEqual(['declined', 'paid']);
    expect((await owner.readSubscription()).state).toBe('active');
  });

  test('can be rescheduled to a smaller plan', async () => {
    const owner = await failing();
    expect((await owner.schedule('advanced')).body.nextCharge.amount).toBe(4_000);
    await owner.setMethodBehaviour('pays');
    await api.at(daysOn(1));
    expect(await owner.readSubscription()).toMatchObject({ state: 'active', packageType: 'advanced' });
  });

  test('missed retries are not made up for after downtime', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('no_funds');
    await api.at(daysOn(5.5));
    await api.at(daysOn(5.6));
    expect(await charges(owner)).toHaveLength(1);
    expect((await owner.readSubscription()).nextCharge?.at).toBe(daysOn(7).toISOString());
  });

  test('a period missed entirely by downtime is not charged', async () => {
    const owner = await api.newPaying();
    await api.at(daysOn(20));
    expect(await charges(owner)).toEqual([]);
    expect((await owner.readSubscription()).state).toBe('expired');
    expect(await owner.notifications()).toEqual(['subscriptionEnded']);
  });
});

describe('a payment method', () => {
  const removeMethods = (owner: Subscriber, isAll: boolean) =>
    api.pool.query(
      'update payment_methods set removed_at = now(), is_default = false where user_id = $1 and ($3 or id = $2)',
      [owner.id, owner.methodId, isAll],
    );

  test('that was removed is replaced by the default one', async () => {
    const owner = await api.newPaying();
    const other = await owner.addPaymentMethod();
    await removeMethods(owner, false);
    await owner.send('PUT', `/api/payment-methods/${other}/default`);
    await api.at(month);
    expect((await owner.readSubscription()).paid?.methodId).toBe(other);
  });

  test('that was removed without another counts as a failed charge', async () => {
    const owner = await api.newPaying();
    await removeMethods(owner, true);
    await api.at(month);
    expect((await owner.readSubscription()).state).toBe('past_due');
    expect(await owner.notifications()).toEqual(['renewalFailed']);
  });

  test('used by a subscription cannot be deleted', async () => {
    const owner = await api.newPaying();
    expect((await owner.send('DELETE', `/api/payment-methods/${owner.methodId}`)).status).toBe(409);
  });
});

describe('a charge without a response', () => {
  const lose = async (share: number) => bankOf(api).setSwitch('dropAfterCharge', share);
  const lost = async () => {
    const owner = await api.newPaying();
    await lose(1);
    await api.at(month);
    await lose(0);
    return owner;
  };
  const recover = async () => {
    await doJob(api, 'recover-payments');
    await doJob(api, 'recover-refunds');
  };

  test('is looked up and never made twice', async () => {
    const owner = await lost();
    expect(await charges(owner)).toMatchObject([{ status: 'processing' }]);
    expect(await inForce(owner.id)).toBe('pro');
    await Promise.all([1, 2, 3, 4, 5].map(() => renewDue(api.services)));
    expect(await charges(owner)).toMatchObject([{ status: 'paid' }]);
    expect((await owner.readSubscription()).state).toBe('active');
  });

  test('is refunded if the subscription was cancelled meanwhile', async () => {
    const owner = await lost();
    expect((await owner.send('PUT', '/api/subscription/cancel')).body.state).toBe('expired');
    api.setTime(daysOn(1));
    await recover();
    await recover();
    api.setTime(daysOn(2));
    await recover();
    expect(await charges(owner)).toMatchObject([{ amount: 7_000, refunded: 7_000 }]);
  });

  test('blocks changes to the plan', async () => {
    const owner = await lost();
    const { status, body } = await owner.schedule('advanced');
    expect([status, body.message]).toEqual([409, expect.stringContaining('in progress')]);
    await expect(owner.quote({ cycle: 'yearly' })).rejects.toMatchObject({ code: 'conflict' });
    await renewDue(api.services);
  });

  test('is refunded if its owner was deleted', async () => {
    const owner = await lost();
    await api.pool.query('delete from users where id = $1', [owner.id]);
    api.setTime(daysOn(1));
    await recover();
    api.setTime(daysOn(2));
    await recover();
    expect(await charges(owner)).toMatchObject([{ status: 'paid', refunded: 7_000 }]);
  });
});

test('concurrent renewals by several processes charge once', async () => {
  const owners = [await api.newPaying(), await api.newPaying(), await api.newPaying()];
  api.setTime(month);
  await Promise.all([1, 2, 3, 4].map(() => renewDue(api.services)));
  for (const owner of owners) expect(await charges(owner)).toMatchObject([{ status: 'paid' }]);
});

test('a yearly subscriber is notified once, a week before the renewal', async () => {
  const [yearly, monthly] = [await api.newPaying({ cycle: 'yearly' }), await api.newPaying()];
  const end = new Date('2027-11-15T10:00:00Z').getTime();
  await monthly.send('PUT', '/api/subscription/cancel');
  await api.at(new Date(end - 8 * day));
  expect(await yearly.notifications()).toEqual([]);
  await api.at(new Date(end - 6.9 * day));
  await api.at(new Date(end - 3 * day));
  expect(await yearly.notifications()).toEqual(['renewalSoon']);
  const { body } = await yearly.send('GET', '/api/notifications');
  expect(body[0].content).toContain('15 November 2027');
  expect(body[0].content).toMatch(/₪\s?700|700.*₪|ILS/);
  await api.at(new Date(end));
  expect(await yearly.notifications()).toEqual(['renewalSoon', 'renewed']);
});

test('every change of the subscription invalidates the owner’s cached pages', async () => {
  const dropped: string[] = [];
  const stop = api.services.bus.subscribe('cached-page', (page) => dropped.push(page));
  const owner = await api.newPaying();
  const droppedOfOwner = () => dropped.filter((page) => page === `owner-${owner.id}`).length;
  await expect.poll(droppedOfOwner).toBe(1);
  await owner.send('PUT', '/api/subscription/cancel');
  await expect.poll(droppedOfOwner).toBe(2);
  stop();
});
