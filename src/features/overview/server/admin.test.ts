import { beforeEach, describe, expect, test } from 'vitest';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import type { EventKind, Source } from '#features/stats/domain.ts';
import { countNow } from '#features/stats/server/index.ts';
import { startTestApi } from '#server-kit/testing/test-api.ts';
import type { AdminEvent } from '../contract.ts';
import { overviewFeature } from './index.ts';

const now = new Date('2026-11-15T09:00:00Z');

const api = await startTestApi({ features: [overviewFeature] });
beforeEach(() => {
  api.setTime(now);
  api.signIn({ id: 1, role: 'admin' });
});

let names = 0;
const addOwner = (createdAt: string, set: Record<string, unknown> = {}): Promise<number> => {
  names += 1;
  return addUser(api, { username: `owner${names}`, created_at: createdAt, ...set });
};

const document = {
  version: 1,
  language: 'he',
  identity: { name: { he: 'דנה', en: 'Dana' } },
  design: { template: 'shore' },
};
async function addProfile(ownerId: number, set: Record<string, unknown> = {}): Promise<number> {
  names += 1;
  const row = await api.row(
    `insert into profiles (owner_id, slug, draft, published, status, deleted_at, suspended_at, created_at, updated_at)
     values ($1, $2, $3, $3, $4, $5, $6, now(), now()) returning id`,
    [ownerId, `card-${names}`, document, set.status ?? 'published', set.deletedAt ?? null, set.suspendedAt ?? null],
  );
  return row.id;
}

const addEvent = (profileId: number, kind: EventKind, at: string, more: { source?: Source; host?: string } = {}) =>
  countNow(api.services.db, {
    profileId,
    kind,
    source: more.source ?? 'direct',
    device: 'phone',
    host: more.host,
    target: undefined,
    visitor: { address: '192.0.2.1', userAgent: 'a browser' },
    at: new Date(at),
  });

const overview = (range = '') => api.send('GET', `/api/admin/overview${range}`);
/** Advances the clock past the cache's lifetime. */
let minutes = 0;
const later = () => {
  minutes += 2;
  api.setTime(new Date(now.getTime() + minutes * 60_000));
};

describe('the overview', () => {
  test('without data returns zeros, with every day and month', async () => {
    const { status, body } = await overview();
    expect(status).toBe(200);
    expect(body).toMatchObject({
      range: 30,
      from: '2026-10-17',
      to: '2026-11-15',
      publishedProfiles: 0,
      openErrors: 0,
      owners: { now: 0, before: 0 },
      revenue: { now: 0, before: 0 },
      trials: { ended: 0, paid: 0 },
      migrations: { waiting: 0, mismatched: 0 },
      hasInventedIssuer: true,
    });
    expect([body.days.length, body.months.length, body.months.at(-1).month]).toEqual([30, 12, '2026-11']);
    expect(body.orders.every(({ count }: { count: number }) => count === 0)).toBe(true);
  });

  test('counts customers by the day in Israel, without staff, demo copies and our examples', async () => {
    // 23:30 in Israel, and one hour later, on the next day.
    await addOwner('2026-11-10T21:30:00Z');
    await addOwner('2026-11-10T22:30:00Z');
    await addOwner('2026-11-10T22:30:00Z', { demo_ends_at: '2026-11-12T00:00:00Z' });
    await addOwner('2026-11-10T22:30:00Z', { role: 'admin' });
    await addOwner('2026-11-10T22:30:00Z', { email: 'negia-examples-1@negia.invalid' });
    await addOwner('2026-10-16T12:00:00Z');
    later();
    const { body } = await overview();
    expect(body.owners).toEqual({ now: 2, before: 1 });
    const days = body.days.filter(({ owners }: { owners: number }) => owners > 0);
    expect(days).toMatchObject([
      { day: '2026-11-10', owners: 1 },
      { day: '2026-11-11', owners: 1 },
    ]);
  });

  test('counts published profiles and suspended owners', async () => {
    const owner = await addOwner('2026-01-01T00:00:00Z', { suspended_at: now });
    const demo = await addOwner('2026-01-01T00:00:00Z', { demo_ends_at: now });
    await addProfile(owner);
    await addProfile(owner, { status: 'draft' });
    await addProfile(owner, { deletedAt: now });
    await addProfile(owner, { suspendedAt: now });
    await addProfile(owner, { suspendedAt: now, deletedAt: now });
    await addProfile(demo);
    later();
    expect((await overview()).body).toMatchObject({ publishedProfiles: 1, suspendedOwners: 1 });
  });

  test('counts orders past their promised day in Israel, and subscriptions whose last charge failed', async () => {
    const owner = await addOwner('2026-01-01T00:00:00Z');
    const client = await api.pool.connect();
    await client.query('begin');
    // Straight into their states: the steps on the way are the state machine's own tests'.
    await client.query('set local session_replication_role = replica');
    for (const [state, promised] of [
      ['in_production', '2026-11-14'],
      ['shipped', '2026-11-15'],
      ['delivered', '2026-11-01'],
      ['pending_payment', '2026-11-01'],
    ])
      await client.query(
        `insert into physical_orders (owner_id, state, design, material, quantity, delivery, locale, amount, carrier,
           promised_to, expires_at, created_at, updated_at)
         values ($1, $2, '{}', 'pvc', 1, 'post', 'he', 100, 'own', $3, now(), now(), now())`,
        [owner, state, promised],
      );
    await client.query('commit');
    client.release();
    await api.insert('subscriptions', {
      user_id: owner,
      package_type: 'pro',
      cycle: 'monthly',
      status: 'past_due',
      price: 1,
      anchor_at: now,
      period_index: 0,
      period_start: now,
      period_end: now,
      period_paid: 1,
      started_at: now,
    });
    later();
    expect((await overview()).body).toMatchObject({ lateOrders: 1, failedRenewals: 1, openReports: 0, newMembers: 0 });
  });

  test('sums views and taps of all profiles except the demo’s, including today’s', async () => {
    const demoProfile = await addProfile(await addOwner('2026-01-01T00:00:00Z', { demo_ends_at: now }));
    for (const kind of ['view', 'tap'] as const) await addEvent(demoProfile, kind, '2026-11-15T08:00:00Z');
    const profile = await addProfile(await addOwner('2026-01-01T00:00:00Z'));
    const other = await addProfile(await addOwner('2026-01-01T00:00:00Z'));
    await addEvent(profile, 'view', '2026-11-15T08:00:00Z');
    await addEvent(other, 'view', '2026-11-15T08:00:00Z');
    await addEvent(profile, 'tap', '2026-11-14T08:00:00Z');
    await addEvent(profile, 'view', '2026-10-01T08:00:00Z');
    // Totals of past days are cached for an hour.
    api.setTime(new Date(now.getTime() + 2 * 3_600_000));
    const first = (await overview('?range=90')).body;
    expect([first.views, first.taps]).toEqual([
      { now: 3, before: 0 },
      { now: 1, before: 0 },
    ]);
    await addEvent(other, 'view', '2026-11-15T09:00:00Z');
    api.setTime(new Date(now.getTime() + 2.1 * 3_600_000));
    expect((await overview('?range=90')).body.days.at(-1)).toMatchObject({ day: '2026-11-15', views: 3 });
    expect((await overview('?range=30')).body.views).toEqual({ now: 3, before: 1 });
  });

  test('is cached for one minute', async () => {
    const time = now.getTime() + 4 * 3_600_000;
    api.setTime(new Date(time));
    const before = (await overview('?range=365')).body;
    await addOwner('2026-11-15T08:00:00Z');
    api.setTime(new Date(time + 59_000));
    expect((await overview('?range=365')).body).toEqual(before);
    api.setTime(new Date(time + 61_000));
    expect((await overview('?range=365')).body.owners.now).toBe(before.owners.now + 1);
  });

  test('is not cached after a failure', async () => {
    api.setTime(new Date(now.getTime() + 5 * 3_600_000));
    await api.pool.query('alter table error_reports rename to hidden');
    expect((await overview()).status).toBe(500);
    await api.pool.query('alter table hidden rename to error_reports');
    expect((await overview()).status).toBe(200);
  });

  test('returns a validation error for an unknown range', async () => {
    expect((await overview('?range=7')).body).toMatchObject({
      code: 'invalid_input',
      fields: { range: expect.anything() },
    });
  });
});

describe('events', () => {
  beforeEach(() => api.pool.query('truncate events, stat_sums'));
  const events = (query = '') => api.send('GET', `/api/admin/events${query}`);
  const readAllPages = async (query: string): Promise<AdminEvent[]> => {
    const rows: AdminEvent[] = [];
    for (let after: string | null = ''; after !== null; ) {
      const { body }: { body: { rows: AdminEvent[]; next: string | null } } = await events(
        `?${query}${after ? `&after=${after}` : ''}`,
      );
      rows.push(...body.rows);
      after = body.next;
    }
    return rows;
  };

  test('contain kind, time, profile and source, and nothing about the visitor', async () => {
    const profile = await addProfile(await addOwner('2026-01-01T00:00:00Z'));
    await addEvent(profile, 'view', '2026-11-15T08:00:00Z', { source: 'link', host: 'news.example' });
    expect((await api.send('GET', '/api/admin/events', undefined, { 'accept-language': 'en' })).body.rows).toEqual([
      {
        at: '2026-11-15T08:00:00.000Z',
        kind: 'view',
        source: 'link',
        device: 'phone',
        host: 'news.example',
        target: null,
        profile: { id: profile, name: 'Dana', path: expect.stringContaining('card-') },
      },
    ]);
  });

  test('of a deleted profile are still listed', async () => {
    await addEvent(2_000_000_000, 'view', '2026-11-15T08:00:00Z');
    expect((await events()).body.rows).toMatchObject([{ profile: { id: 2_000_000_000, name: null, path: null } }]);
  });

  test('are filtered by kind, source, profile and date in Israel', async () => {
    await addEvent(11, 'view', '2026-11-14T21:59:00Z');
    await addEvent(11, 'tap', '2026-11-14T22:01:00Z', { source: 'nfc' });
    await addEvent(12, 'view', '2026-11-15T08:00:00Z', { source: 'qr' });
    const ids = async (query: string) =>
      (await readAllPages(query)).map(({ profile, kind }) => `${profile.id} ${kind}`);
    expect(await ids('kind=view')).toEqual(['12 view', '11 view']);
    expect(await ids('source=nfc')).toEqual(['11 tap']);
    expect(await ids('profile=11')).toEqual(['11 tap', '11 view']);
    expect(await ids('profile=11&kind=view')).toEqual(['11 view']);
    expect(await ids('from=2026-11-15')).toEqual(['12 view', '11 tap']);
    expect(await ids('to=2026-11-14')).toEqual(['11 view']);
    expect(await ids('profile=11&from=2026-11-15&to=2026-11-15')).toEqual(['11 tap']);
    expect(await ids('profile=13')).toEqual([]);
  });

  /**
   * Inserts directly into the tables: `atOnce` events per instant, over `instants` instants, with their daily totals.
   */
  const addMany = async (instants: number, atOnce: number, profileId: number) => {
    await addEvent(profileId, 'click', '2026-11-01T08:00:00Z');
    await api.pool.query('truncate events');
    await api.pool.query(
      `insert into events (at, profile_id, kind, source, device, visitor)
       select timestamptz '2026-11-01T08:00:00Z' + interval '1 day' * (m % 7) + interval '1 second' * m,
         $3, 'click', 'direct', 'phone', '\\x00'
       from generate_series(1, $1::int) as m, generate_series(1, $2::int)`,
      [instants, atOnce, profileId],
    );
    await api.pool.query(
      `insert into stat_sums select $1, d::date, 'click', 'all', '', 1 from generate_series(1, 7) as n,
         lateral (select date '2026-11-01' + n - 1) as x(d) on conflict do nothing`,
      [profileId],
    );
  };

  test.each([
    ['each at a moment of its own', 130, 1],
    ['many at one moment', 13, 10],
    ['more than a page at one moment', 2, 70],
    ['exactly a page', 50, 1],
  ])('%s, pages have no gaps or repeats', async (_, instants, atOnce) => {
    await addMany(instants, atOnce, 21);
    for (const query of ['kind=click', 'profile=21']) {
      const rows = await readAllPages(query);
      const byInstant = Map.groupBy(rows, ({ at }) => at);
      expect([query, byInstant.size, rows.length]).toEqual([query, instants, instants * atOnce]);
      expect([...byInstant.values()].every((same) => same.length === atOnce)).toBe(true);
      expect(rows.map(({ at }) => at)).toEqual(
        rows
          .map(({ at }) => at)
          .toSorted()
          .reverse(),
      );
    }
  });

  test.each(['?kind=look', '?source=x', '?profile=0', '?from=yesterday', '?after=x'])(
    '%s returns a validation error',
    async (query) => {
      expect((await events(query)).body.code).toBe('invalid_input');
    },
  );

  test.each(['["yesterday"]', '["2026-11-15T08:00:00Z\\u0000"]', '[]'])(
    'a forged cursor %j returns a validation error',
    async (index) => {
      const after = Buffer.from(index).toString('base64url');
      expect((await events(`?profile=21&after=${after}`)).body.code).toBe('invalid_input');
    },
  );
});
