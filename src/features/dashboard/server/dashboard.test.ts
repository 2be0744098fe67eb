import { describe, expect, test } from 'vitest';
import { accountsFeature, identify } from '#features/accounts/server/index.ts';
import type { Lead } from '#features/leads/contract.ts';
import { leadsFeature } from '#features/leads/server/index.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import { profilesFeature } from '#features/profiles/server/index.ts';
import { newOwner, type TestOwner } from '#features/profiles/server/testing/own-profiles.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { Dashboard } from '../contract.ts';
import { dashboardFeature } from './index.ts';

/** Noon in Israel, so that today is the same date in Israel and in UTC. */
const now = new Date('2026-11-15T10:00:00Z');

const api = await startTestApi({
  features: [accountsFeature, profilesFeature, leadsFeature, dashboardFeature],
  identify,
  settings: { RATE_LIMITS: 'off' },
});
api.setTime(now);
await seedPackages(api.services.db);

const fetchDashboard = async (owner: TestOwner): Promise<Dashboard> => {
  const { status, body } = await owner.send('GET', '/api/dashboard');
  expect(status).toBe(200);
  return body;
};

const addSum = (profileId: number, day: string, kind: string, count: number, dimension = 'all', key = '') =>
  api.insert('stat_sums', { profile_id: profileId, day, kind, dimension, key, count });

const addLead = (ownerId: number, profileId: number, name: string, seenAt: Date | null = null) =>
  api.pool.query(
    `insert into leads (owner_id, profile_id, profile_name, name, phone, message, fields, source, consent, search,
       fingerprint, seen_at, created_at, updated_at)
     values ($1, $2, 'Dana', $3, '+972505550101', '', '[]', 'direct', $4, '', $3, $5, $6, $6)`,
    [ownerId, profileId, name, { text: 'ok', marketing: null, at: now.toISOString(), locale: 'he' }, seenAt, now],
  );

const noPlan = {
  packageType: 'basic',
  state: 'none',
  trialEndsAt: null,
  startsAt: null,
  startsAfter: null,
  paidUntil: null,
  complimentary: null,
};
const nothing = { views: 0, visitors: 0, saves: 0, clicks: 0, shares: 0, leads: 0, taps: 0 };

test('the first request of a new owner returns no data, the trial, and all steps open', async () => {
  const trialEndsAt = '2026-11-29T10:00:00.000Z';
  const { days, ...rest } = await fetchDashboard(await newOwner(api));
  expect(rest).toEqual({
    week: nothing,
    weekBefore: nothing,
    orders: [],
    unverifiedEmail: expect.stringContaining('@'),
    newestLeads: [],
    unseenLeads: 0,
    plan: { ...noPlan, packageType: 'pro', state: 'trial', trialEndsAt, startsAt: trialEndsAt, startsAfter: 'trial' },
    steps: { made: false, published: false, shared: false, firstLead: false },
  });
  expect([days.length, days[0]?.day, days.at(-1)]).toEqual([30, '2026-10-17', { day: '2026-11-15', views: 0 }]);
});

describe('statistics', () => {
  test('sum all profiles for the last seven days with today, and the seven before', async () => {
    const owner = await newOwner(api);
    const [one, two] = [await owner.make(), await owner.make()];
    await addSum(one.id, '2026-11-15', 'view', 5);
    await addSum(two.id, '2026-11-09', 'view', 7);
    await addSum(one.id, '2026-11-08', 'view', 11);
    await addSum(one.id, '2026-11-02', 'view', 13);
    await addSum(one.id, '2026-11-01', 'view', 17);
    await addSum(two.id, '2026-11-15', 'save', 2);
    const { week, weekBefore, days } = await fetchDashboard(owner);
    expect(week).toEqual({ ...nothing, views: 12, saves: 2 });
    expect(weekBefore).toEqual({ ...nothing, views: 24 });
    expect(days.filter(({ views }) => views > 0).map(({ views }) => views)).toEqual([17, 13, 11, 7, 5]);
  });

  test('never include another user’s data', async () => {
    const [owner, other] = [await newOwner(api), await newOwner(api)];
    const { id } = await other.make();
    await addSum(id, '2026-11-15', 'view', 9);
    await addLead(other.id, id, 'Avi');
    const { week, newestLeads, unseenLeads, steps } = await fetchDashboard(owner);
    expect([week.views, newestLeads, unseenLeads, steps.made]).toEqual([0, [], 0, false]);
  });

  test('use the calendar day in Israel', async () => {
    const owner = await newOwner(api);
    const { id } = await owner.make();
    await addSum(id, '2026-11-16', 'view', 3);
    // Half past midnight in Israel; still the previous day in UTC.
    api.setTime(new Date('2026-11-15T22:30:00Z'));
    const { days, week } = await fetchDashboard(owner);
    api.setTime(now);
    expect([days.at(-1), week.views]).toEqual([{ day: '2026-11-16', views: 3 }, 3]);
  });
});

describe('physical card orders', () => {
  const addOrder = async (ownerId: number, state: string, quantity: number) => {
    // An order and its history event are written atomically.
    const row = await api.row(
      `with made as (insert into physical_orders (owner_id, state, design, material, quantity, delivery, locale,
           expires_at, created_at, updated_at)
         values ($1, 'pending_payment', '{}', 'wood', $2, 'post', 'he', $3, $3, $3) returning id),
       told as (insert into physical_order_events (order_id, event, to_state, by, at)
         select id, 'order', 'pending_payment', 'owner', $3 from made)
       select id from made`,
      [ownerId, quantity, now],
    );
    const { id } = row;
    if (state !== 'pending_payment')
      await api.pool.query(
        `with told as (insert into physical_order_events (order_id, event, from_state, to_state, by, at)
           values ($1, 'pay', 'pending_payment', $2, 'system', $3))
         update physical_orders set state = $2, amount = 100, promised_to = '2026-11-22' where id = $1`,
        [id, state, now],
      );
    return id as number;
  };

  test('are listed newest first while still in progress', async () => {
    const owner = await newOwner(api);
    const waiting = await addOrder(owner.id, 'pending_payment', 2);
    const paid = await addOrder(owner.id, 'paid', 3);
    await addOrder(owner.id, 'expired', 1);
    const wood = { material: 'wood' } as const;
    expect((await fetchDashboard(owner)).orders).toEqual([
      { id: paid, state: 'paid', ...wood, quantity: 3, promiseTo: '2026-11-22' },
      { id: waiting, state: 'pending_payment', ...wood, quantity: 2, promiseTo: null },
    ]);
  });

  test('never include another user’s orders', async () => {
    const [owner, other] = [await newOwner(api), await newOwner(api)];
    await addOrder(other.id, 'paid', 1);
    expect((await fetchDashboard(owner)).orders).toEqual([]);
  });
});

describe('the plan', () => {
  test('after the trial is the free one, with a shorter range of days', async () => {
    const owner = await newOwner(api);
    await api.pool.query('update users set trial_ends_at = $1 where id = $2', [now, owner.id]);
    const { plan, days } = await fetchDashboard(owner);
    expect(plan).toEqual(noPlan);
    expect([days.length, days[0]?.day]).toEqual([7, '2026-11-09']);
  });

  test('returns the end of a paid plan separately from the end of the trial', async () => {
    const owner = await newOwner(api);
    const [from, to] = ['2026-11-29T10:00:00.000Z', '2026-12-29T10:00:00.000Z'];
    await api.pool.query(
      `insert into subscriptions (user_id, package_type, cycle, status, price, anchor_at, period_index, period_start,
         period_end, period_paid, started_at) values ($1, 'advanced', 'monthly', 'cancelled', 4000, $2, 0, $2, $3, 4000, $4)`,
      [owner.id, from, to, now],
    );
    await api.pool.query(`update users set paid_package = 'advanced', paid_until = $2 where id = $1`, [owner.id, to]);
    const { plan } = await fetchDashboard(owner);
    const paid = {
      packageType: 'pro',
      state: 'cancelled',
      trialEndsAt: from,
      startsAt: from,
      startsAfter: 'trial',
      paidUntil: to,
    };
    expect(plan).toEqual({ ...noPlan, ...paid });
  });

  test('reports a complimentary plan with its end date, until it expires', async () => {
    const owner = await newOwner(api);
    const until = '2027-01-10T10:00:00.000Z';
    await api.pool.query(
      `update users set trial_ends_at = $1, complimentary_package = 'advanced', complimentary_until = $2 where id = $3`,
      [now, until, owner.id],
    );
    const complimentary = { packageType: 'advanced', until, isEffective: true };
    const given = { packageType: 'advanced', state: 'complimentary', complimentary };
    const ahead = { startsAt: until, startsAfter: 'complimentary' };
    expect((await fetchDashboard(owner)).plan).toEqual({ ...noPlan, ...given, ...ahead });
    await api.pool.query('update users set complimentary_until = $1 where id = $2', [now, owner.id]);
    expect((await fetchDashboard(owner)).plan).toEqual(noPlan);
  });
});

describe('the first steps', () => {
  test('complete one by one: profile, publication, view, lead', async () => {
    const owner = await newOwner(api);
    const { id } = await owner.make();
    const steps = { made: true, published: false, shared: false, firstLead: false };
    expect((await fetchDashboard(owner)).steps).toEqual(steps);
    await owner.get('PUT', `/api/profiles/${id}/publish`);
    expect((await fetchDashboard(owner)).steps).toEqual({ ...steps, published: true });
    await addSum(id, '2026-11-14', 'view', 1);
    expect((await fetchDashboard(owner)).steps).toMatchObject({ shared: true, firstLead: false });
    await addLead(owner.id, id, 'Avi');
    expect((await fetchDashboard(owner)).steps.firstLead).toBe(true);
  });

  test.each([
    ['a view long ago', 'view', '2025-01-01', { shared: true, firstLead: false }],
    ['a lead that was deleted since', 'lead', '2026-11-14', { shared: true, firstLead: true }],
  ] as const)('agree with the figures: %s', async (_, kind, day, expected) => {
    const owner = await newOwner(api);
    await addSum((await owner.make()).id, day, kind, 1);
    expect((await fetchDashboard(owner)).steps).toMatchObject(expected);
  });

  test('a lead of a profile deleted since counts as sharing too', async () => {
    const owner = await newOwner(api);
    const [{ id }] = [await owner.make(), await owner.make()];
    await addLead(owner.id, id, 'Avi');
    await owner.get('DELETE', `/api/profiles/${id}`);
    expect((await fetchDashboard(owner)).steps).toMatchObject({ shared: true, firstLead: true });
  });
});

test('leads: returns the newest few without the archived ones; the badge, the leads page and the rows agree on the unread ones', async () => {
  const owner = await newOwner(api);
  const { id } = await owner.make();
  await addLead(owner.id, id, 'seen', now);
  await addLead(owner.id, id, 'done', now);
  await api.pool.query(`update leads set status = 'archived' where owner_id = $1 and name = 'done'`, [owner.id]);
  for (const name of ['one', 'two', 'three', 'four', 'five']) await addLead(owner.id, id, name);
  await api.pool.query(`update leads set status = 'review' where owner_id = $1 and name = 'two'`, [owner.id]);
  const { newestLeads, unseenLeads } = await fetchDashboard(owner);
  expect(newestLeads.map(({ name }) => name)).toEqual(['five', 'four', 'three', 'one']);
  const rows: Lead[] = (await owner.send('GET', '/api/leads')).body;
  const { body: counts } = await owner.send('GET', `/api/leads/counts?q=five`);
  expect([unseenLeads, counts.unseen, rows.filter(({ isUnseen }) => isUnseen).length]).toEqual([4, 4, 4]);
});

test('names the unverified address until it is verified; an admin’s needs no verification', async () => {
  const owner = await newOwner(api);
  const { email } = await api.row('select email from users where id = $1', [owner.id]);
  expect((await fetchDashboard(owner)).unverifiedEmail).toBe(email);
  await api.pool.query('update users set email_verified_at = now() where id = $1', [owner.id]);
  expect((await fetchDashboard(owner)).unverifiedEmail).toBeNull();
  await api.pool.query(`update users set email_verified_at = null, role = 'admin' where id = $1`, [owner.id]);
  expect((await fetchDashboard(owner)).unverifiedEmail).toBeNull();
});
