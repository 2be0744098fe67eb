import { beforeEach, describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { beginRefund, findLedgerErrors, runRefund } from '#features/payments/server/index.ts';
import type { TestAnswer } from '#server-kit/testing/test-api.ts';
import { trialConversion } from '../index.ts';
import { inDays, type Subscriber, start, startSubscriptions } from '../testing/subscription-kit.ts';

const api = await startSubscriptions();
beforeEach(() => api.setTime(start));

const admin = (method: string, path: string, body?: unknown): Promise<TestAnswer> => {
  api.signIn({ id: 1, role: 'admin', authenticatedAt: api.services.clock.now() });
  return api.send(method, path, body, { 'accept-language': 'en' });
};
const path = '/api/admin/subscriptions';
const idOf = async ({ id }: Subscriber): Promise<number> =>
  (await api.row('select max(id) as id from subscriptions where user_id = $1', [id])).id;
const fetchDetail = async (owner: Subscriber) => (await admin('GET', `${path}/${await idOf(owner)}`)).body;
const runAction = async (owner: Subscriber, verb: 'cancel' | 'resume', reason = 'They asked by phone') =>
  admin('PUT', `${path}/${await idOf(owner)}/${verb}`, { reason });
const audited = async (owner: Subscriber) =>
  await api.rows(
    `select action, before, after from audit_log where target_kind = 'subscription' and target_id = $1 order by id`,
    [String(await idOf(owner))],
  );
const suspend = (owner: Subscriber, instant: Date | null) =>
  api.pool.query('update users set suspended_at = $2 where id = $1', [owner.id, instant]);
const renewals = async (owner: Subscriber): Promise<string[]> =>
  (
    await api.rows(`select status from payments where user_id = $1 and purpose = 'renewal' order by id`, [owner.id])
  ).map(({ status }) => status);

describe('the list of users', () => {
  test('filters by status, plan, cycle and owner, and is searchable by id and text', async () => {
    const [one, two] = [await api.newSubscriber(), await api.newSubscriber()];
    await one.buy();
    await two.buy({ type: 'advanced', cycle: 'yearly' });
    await api.pool.query(`update users set display_name = 'Zelda Quartz' where id = $1`, [two.id]);
    const found = async (query: string) =>
      (await admin('GET', `${path}?${query}`)).body.rows.map(({ owner }: { owner: { id: number } }) => owner.id);
    expect(await found('status=active')).toEqual([two.id, one.id]);
    expect(await found('package=advanced')).toEqual([two.id]);
    expect(await found('cycle=monthly')).toEqual([one.id]);
    expect(await found(`user=${one.id}`)).toEqual([one.id]);
    expect(await found(`q=${await idOf(two)}`)).toEqual([two.id]);
    expect(await found('q=zelda%20q')).toEqual([two.id]);
    expect(await found('q=99999999999')).toEqual([]);
    expect(await found('status=expired')).toEqual([]);
  });

  test('can be exported as CSV', async () => {
    const { body, headers } = await admin('GET', `${path}.csv?package=advanced`);
    expect(csvLines(body)).toHaveLength(Number(headers.get('x-rows')) + 1);
    expect(body).toContain('Zelda Quartz');
  });

  test.each(['status=lost', 'package=basic', 'cycle=weekly', 'user=0', 'after=x'])(
    'returns 400 for %s',
    async (query) => {
      expect((await admin('GET', `${path}?${query}`)).status).toBe(400);
    },
  );
});

describe('a plan that was paid for during a trial, in the administration of users', () => {
  test('starts when the trial ends, and counts as paying', async () => {
    const trialEndsAt = inDays(9);
    const owner = await api.newSubscriber({ trialEndsAt });
    await owner.buy({ isRenewed: false });
    const user = (await admin('GET', `/api/admin/users/${owner.id}`)).body;
    const ahead = { planStatus: 'paying', paidFrom: trialEndsAt.toISOString(), beforePaid: 'trial' };
    expect(user).toMatchObject({ ...ahead, isRenewed: false });
    const { rows } = (await admin('GET', `/api/admin/users?q=${owner.id}&planStatus=paying`)).body;
    expect(rows).toMatchObject([ahead]);
    await owner.send('PUT', '/api/subscription/resume');
    expect((await admin('GET', `/api/admin/users/${owner.id}`)).body.isRenewed).toBe(true);
    api.setTime(trialEndsAt);
    const started = (await admin('GET', `/api/admin/users/${owner.id}`)).body;
    expect(started).toMatchObject({ planStatus: 'paying', paidFrom: null, beforePaid: null });
  });
});

describe('the end of a paid plan in the administration of users', () => {
  const endsOf = async (owner: Subscriber) => {
    const user = (await admin('GET', `/api/admin/users/${owner.id}`)).body;
    const [row] = (await admin('GET', `/api/admin/users?q=${owner.id}`)).body.rows;
    return [...new Set([row.until, user.until, user.paidUntil])];
  };

  test('is the end of the paid period, without the day of grace for a late charge', async () => {
    const owner = await api.newPaying();
    const { periodEnd } = await fetchDetail(owner);
    expect(await endsOf(owner)).toEqual([periodEnd]);
    const csv = (await admin('GET', `/api/admin/users.csv?q=${owner.id}`)).body;
    expect(csv).toContain(`"${dateInIsrael(new Date(periodEnd))}"`);
    await runAction(owner, 'cancel');
    expect(await endsOf(owner)).toEqual([periodEnd]);
  });

  test('is the last attempt while a charge is late, as its owner sees it', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('declined');
    await api.at(inDays(31));
    expect(await endsOf(owner)).toEqual([(await owner.readSubscription()).accessUntil]);
  });
});

describe('a single subscription', () => {
  test('is returned with its events and the payments of each', async () => {
    const owner = await api.newPaying();
    await api.at(inDays(31));
    const detail = await fetchDetail(owner);
    expect(detail).toMatchObject({ status: 'active', periods: 2, method: { last4: '4242' }, canResume: false });
    expect(detail.events.map(({ kind }: { kind: string }) => kind)).toEqual(['renewed', 'started']);
    for (const { paymentId, amount } of detail.events)
      expect([paymentId, amount]).toEqual([expect.any(Number), detail.price]);
  });

  test('returns 404 if it does not exist', async () => {
    for (const verb of ['cancel', 'resume'])
      expect((await admin('PUT', `${path}/2000000000/${verb}`, { reason: 'x' })).status).toBe(404);
    expect((await admin('GET', `${path}/2000000000`)).status).toBe(404);
  });
});

describe('cancelling by an admin', () => {
  test('lets the period run out without a refund, records the reason and notifies the owner', async () => {
    const owner = await api.newPaying();
    const { body, status } = await runAction(owner, 'cancel', 'The studio closed');
    expect(status).toBe(200);
    expect(body).toMatchObject({ status: 'cancelled', nextTryAt: null, canResume: true, cancelEndsAt: null });
    expect(body.events[0]).toMatchObject({ kind: 'cancelled', isByUs: true, reason: 'The studio closed' });
    expect(await owner.notifications()).toEqual(['subscriptionCancelledByUs']);
    expect((await owner.readSubscription()).state).toBe('cancelled');
    expect(await api.rows('select refunded from payments where user_id = $1', [owner.id])).toEqual([{ refunded: 0 }]);
    const [entry] = await audited(owner);
    expect(entry).toMatchObject({
      action: 'subscriptions.cancel',
      before: { status: 'active' },
      after: { status: 'cancelled', reason: 'The studio closed' },
    });
    await api.at(inDays(31));
    expect([(await owner.readSubscription()).state, await renewals(owner)]).toEqual(['expired', []]);
  });

  test('ends the subscription immediately while charges are failing', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('declined');
    await api.at(inDays(31));
    expect((await runAction(owner, 'cancel')).body).toMatchObject({ status: 'expired', nextTryAt: null });
    const { rows } = (await admin('GET', `${path}?user=${owner.id}`)).body;
    expect(rows).toMatchObject([{ status: 'expired', endedAt: inDays(31).toISOString() }]);
    expect((await owner.notifications()).at(-1)).toBe('subscriptionEndedByUs');
  });

  test('is refused twice, without a reason or after the end', async () => {
    const owner = await api.newPaying();
    expect((await runAction(owner, 'cancel', ' ')).body.fields).toEqual({ reason: expect.any(String) });
    await runAction(owner, 'cancel');
    expect((await runAction(owner, 'cancel')).status).toBe(409);
    await api.at(inDays(40));
    expect((await runAction(owner, 'cancel')).status).toBe(409);
    expect(await audited(owner)).toHaveLength(1);
  });

  test('requires recent authentication, as does resuming', async () => {
    const owner = await api.newPaying();
    const where = `${path}/${await idOf(owner)}`;
    api.signIn({ id: 1, role: 'admin', authenticatedAt: inDays(-1) });
    for (const verb of ['cancel', 'resume'])
      expect((await api.send('PUT', `${where}/${verb}`, { reason: 'x' })).body.code).toBe('confirm_needed');
  });
});

describe('resuming by an admin', () => {
  test('renews on the due date under the owner’s earlier consent', async () => {
    const owner = await api.newPaying();
    const agreed = async () =>
      (await api.row('select consent from subscriptions where user_id = $1', [owner.id])).consent;
    const before = await agreed();
    await runAction(owner, 'cancel');
    const { body } = await runAction(owner, 'resume');
    expect(body).toMatchObject({ status: 'active', cancelledAt: null, nextTryAt: body.periodEnd });
    expect(await agreed()).toEqual(before);
    expect(await owner.notifications()).toEqual(['subscriptionCancelledByUs', 'subscriptionResumedByUs']);
    expect((await audited(owner)).map(({ action }) => action)).toEqual([
      'subscriptions.cancel',
      'subscriptions.resume',
    ]);
    await api.at(inDays(31));
    expect(await renewals(owner)).toEqual(['paid']);
  });

  test('requires the owner’s consent to renewals and a running period', async () => {
    const [once, expired] = [await api.newSubscriber(), await api.newSubscriber()];
    await once.buy({ isRenewed: false });
    expect((await fetchDetail(once)).canResume).toBe(false);
    const refused = await runAction(once, 'resume');
    expect([refused.status, refused.body.message]).toEqual([409, expect.stringContaining('never agreed')]);
    await expired.buy();
    expect((await runAction(expired, 'resume')).status).toBe(409);
    await runAction(expired, 'cancel');
    api.setTime(inDays(40));
    expect((await fetchDetail(expired)).canResume).toBe(false);
    expect((await runAction(expired, 'resume')).status).toBe(409);
  });
});

describe('a suspended owner', () => {
  test('is not charged, and once restored is charged once for the next period', async () => {
    const owner = await api.newPaying();
    const { periodEnd } = await fetchDetail(owner);
    await suspend(owner, inDays(10));
    for (const days of [31, 33, 36]) await api.at(inDays(days));
    expect(await renewals(owner)).toEqual([]);
    expect(await fetchDetail(owner)).toMatchObject({ status: 'active', tries: 0, owner: { isSuspended: true } });
    await suspend(owner, null);
    await api.at(inDays(37));
    await api.at(inDays(37.1));
    expect(await renewals(owner)).toEqual(['paid']);
    expect(await fetchDetail(owner)).toMatchObject({ status: 'active', periodStart: periodEnd, periods: 2 });
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });

  test('is not retried, and after restoring the next retry follows the schedule', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('declined');
    await api.at(inDays(31));
    await suspend(owner, inDays(31));
    for (const days of [32, 34, 37]) await api.at(inDays(days));
    expect(await renewals(owner)).toEqual(['declined']);
    await suspend(owner, null);
    await owner.setMethodBehaviour('pays');
    await api.at(inDays(38));
    expect(await renewals(owner)).toEqual(['declined', 'paid']);
  });

  test('is not charged for a period missed meanwhile: the subscription expires as usual', async () => {
    const owner = await api.newPaying();
    await suspend(owner, inDays(10));
    await api.at(inDays(46));
    await suspend(owner, null);
    await api.at(inDays(47));
    expect([(await fetchDetail(owner)).status, await renewals(owner)]).toEqual(['expired', []]);
  });

  test('is not charged after changing the payment method until restored', async () => {
    const owner = await api.newPaying();
    await owner.setMethodBehaviour('declined');
    await api.at(inDays(31));
    await suspend(owner, inDays(31));
    const methodId = await owner.addPaymentMethod();
    await owner.send('PUT', '/api/subscription/method', { methodId });
    expect(await renewals(owner)).toEqual(['declined']);
    await suspend(owner, null);
    await owner.send('PUT', '/api/subscription/method', { methodId });
    expect(await renewals(owner)).toEqual(['declined', 'paid']);
  });
});

describe('a refund of the payment', () => {
  const refundOwner = async (owner: Subscriber, amount: number) => {
    const { services } = api;
    const [{ paymentId }] = (await fetchDetail(owner)).events;
    const request = { paymentId, amount, reason: 'by_us', key: `test-${owner.id}-${amount}` } as const;
    const id = await services.db.transaction((tx) => beginRefund(services, tx, request));
    return { completeRefund: () => runRefund(services, id) };
  };

  test('leaves the subscription unchanged', async () => {
    const owner = await api.newPaying();
    await (await refundOwner(owner, 1_000)).completeRefund();
    expect(await fetchDetail(owner)).toMatchObject({ status: 'active', canResume: false });
  });

  test('is not credited in an upgrade', async () => {
    const owner = await api.newPaying({ type: 'advanced' });
    const before = await owner.quote({ type: 'pro' });
    const { price } = await fetchDetail(owner);
    await (await refundOwner(owner, price)).completeRefund();
    const after = await owner.quote({ type: 'pro' });
    expect(before.details.credit).toBe(price);
    expect([after.details.credit, after.amount]).toEqual([0, before.amount + price]);
  });

  test('even if pending is not refunded again by cancelling in the first days', async () => {
    const owner = await api.newPaying();
    const { price } = await fetchDetail(owner);
    const { completeRefund } = await refundOwner(owner, price - 2_000);
    const { status } = await owner.send('PUT', '/api/subscription/cancel');
    await completeRefund();
    const rows = await api.rows('select amount, refunded from payments where user_id = $1', [owner.id]);
    expect([status, rows]).toEqual([200, [{ amount: price, refunded: price - 100 }]]);
    expect(await findLedgerErrors(api.services)).toEqual([]);
  });
});

test('counts how many of the trials that ended in a month were ever paid', async () => {
  const trialEnding = (day: string) => ({ trialEndsAt: new Date(day) });
  const people = [
    await api.newSubscriber(trialEnding('2031-01-10T00:00:00Z')),
    await api.newSubscriber(trialEnding('2031-01-20T00:00:00Z')),
    // Already February in Israel.
    await api.newSubscriber(trialEnding('2031-01-31T22:30:00Z')),
    await api.newSubscriber(trialEnding('2031-03-01T00:00:00Z')),
  ];
  await people[1]?.buy();
  await api.pool.query(`update users set demo_ends_at = now() where id = $1`, [people[3]?.id]);
  expect(await trialConversion(api.services.db, new Date('2031-01-01'), new Date('2031-04-01'))).toEqual([
    { month: '2031-01', trials: 2, paid: 1 },
    { month: '2031-02', trials: 1, paid: 0 },
  ]);
});
