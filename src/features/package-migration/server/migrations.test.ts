import { afterEach, describe, expect, test } from 'vitest';
import { csvLines } from '#base/testing/csv-lines.ts';
import type { OwnerEffect } from '../contract.ts';
import { inDays, plan, start, startMigrationKit } from './testing/migration-kit.ts';

const kit = await startMigrationKit();
afterEach(kit.reset);

const until = inDays(30).toISOString();
const query = (values: Record<string, string>) => `?${new URLSearchParams(values)}`;

async function effects(values: Record<string, string>): Promise<OwnerEffect[]> {
  return (await kit.request('GET', `/effect${query(values)}`)).body.rows;
}

async function migrateAll(request: object): Promise<number> {
  const { status, body } = await kit.begin(request);
  expect([status, body.status]).toEqual([201, 'running']);
  await kit.work();
  return body.id;
}

describe('previewing a migration', () => {
  test('shows each owner of the source by the kind of plan', async () => {
    const paying = await kit.subscriber('pro');
    const complimentary = await kit.complimentaryOwner('pro');
    await kit.subscriber('advanced');
    await kit.owner({ complimentary_package: 'pro', complimentary_until: start });
    await kit.profiles(paying, ['דנה', 'סטודיו', 'סדנה', 'חנות', 'בלוג']);
    const found = await effects({ source: 'pro', target: 'advanced', price: 'lower' });
    expect(found.map((one) => [one.userId, one.before.by, one.after.packageType, one.after.price])).toEqual([
      [paying, 'subscription', 'advanced', 4_000],
      [complimentary, 'complimentary', 'advanced', null],
    ]);
    expect(found[0]?.expiring.map(({ name }) => name)).toEqual(['חנות', 'בלוג']);
    expect([found[0]?.lost.includes('profiles'), found[0]?.gained]).toEqual([true, []]);
  });

  test('from basic includes only owners without any other plan', async () => {
    const free = await kit.owner();
    const expired = await kit.owner({ trial_ends_at: start, complimentary_package: 'pro', complimentary_until: start });
    await kit.owner({ trial_ends_at: inDays(1) });
    await kit.owner({ complimentary_package: 'pro', complimentary_until: inDays(1) });
    await kit.owner({ deletes_at: inDays(1) });
    await kit.owner({ demo_ends_at: inDays(1) });
    await kit.subscriber('advanced');
    const found = await effects({ source: 'basic', target: 'pro', until });
    expect(found.map(({ userId, after }) => [userId, after.by, after.until])).toEqual([
      [free, 'complimentary', until],
      [expired, 'complimentary', until],
    ]);
  });

  test('is searched by name and id, and paginated', async () => {
    const dana = await kit.subscriber('pro');
    await kit.pool.query("update users set display_name = 'דנה כהן' where id = $1", [dana]);
    for (let count = 0; count < 51; count += 1) await kit.complimentaryOwner('pro');
    const base = { source: 'pro', target: 'advanced' };
    expect((await effects({ ...base, q: 'דנה' })).map(({ userId }) => userId)).toEqual([dana]);
    expect((await effects({ ...base, q: String(dana) })).map(({ userId }) => userId)).toEqual([dana]);
    expect(await effects({ ...base, q: '999999999999' })).toEqual([]);
    const { body } = await kit.request('GET', `/effect${query(base)}`);
    expect(body.rows).toHaveLength(50);
    const last = await kit.request('GET', `/effect${query({ ...base, after: body.next })}`);
    expect([last.body.rows.length, last.body.next]).toEqual([2, null]);
  });

  test('for selected owners shows why some are skipped', async () => {
    const [paying, other, busy] = [
      await kit.subscriber('pro'),
      await kit.subscriber('advanced'),
      await kit.subscriber('pro'),
    ];
    await kit.pool.query('update subscriptions set payment_id = 5 where user_id = $1', [busy]);
    await kit.pool.query('update users set suspended_at = now() where id = $1', [paying]);
    const found = await effects({ source: 'pro', target: 'advanced', ids: [paying, other, busy].join() });
    expect(found.map(({ skip }) => skip)).toEqual(['suspended', 'not_there', 'busy']);
    expect(found.every(({ lost, expiring }) => lost.length + expiring.length === 0)).toBe(true);
  });

  test('returns totals', async () => {
    const paying = await kit.subscriber('pro');
    await kit.subscriber('pro', { cycle: 'yearly' });
    await kit.owner({ complimentary_package: 'pro', complimentary_until: inDays(9), suspended_at: start });
    await kit.profiles(paying, ['א', 'ב', 'ג', 'ד']);
    const { body } = await kit.request('GET', `/sums${query({ source: 'pro', target: 'advanced', price: 'lower' })}`);
    expect(body).toEqual({
      owners: 3,
      cheaper: 2,
      monthlyLoss: 3_000 + 3_333,
      losing: 2,
      skipped: 1,
      expiringOwners: 1,
      expiringProfiles: 1,
    });
  });

  test('from basic returns counts', async () => {
    await kit.owner();
    await kit.owner({ suspended_at: start });
    await kit.subscriber('pro');
    const { body } = await kit.request('GET', `/sums${query({ source: 'basic', target: 'pro', until })}`);
    expect(body).toMatchObject({ owners: 2, skipped: 1, losing: 0, cheaper: 0 });
    const one = await kit.owner();
    const chosen = await kit.request(
      'GET',
      `/sums${query({ source: 'basic', target: 'pro', until, ids: String(one) })}`,
    );
    expect(chosen.body).toMatchObject({ owners: 1, skipped: 0 });
  });

  test.each([
    ['the same package twice', { source: 'pro', target: 'pro' }, 'target'],
    ['a moment that has passed', { source: 'basic', target: 'pro', until: start.toISOString() }, 'until'],
    ['what is no package', { source: 'gold', target: 'pro' }, 'source'],
    ['what are no numbers', { source: 'pro', target: 'basic', ids: '1,x' }, 'ids'],
  ])('returns 400 for %s', async (_, values, field) => {
    for (const path of ['/effect', '/sums']) {
      const { status, body } = await kit.request('GET', path + query(values));
      expect([status, Object.keys(body.fields)]).toEqual([400, [field]]);
    }
  });
});

describe('a migration', () => {
  test('applies what the preview showed to each owner and notifies them', async () => {
    const paying = await kit.subscriber('pro');
    const complimentary = await kit.complimentaryOwner('pro');
    const preview = await effects({ source: 'pro', target: 'advanced', price: 'lower' });
    const id = await migrateAll(plan('pro', 'advanced', { price: 'lower' }));
    expect(await kit.find(id)).toMatchObject({
      status: 'done',
      total: 2,
      createdBy: 'ruth',
      endedAt: start.toISOString(),
      counts: { waiting: 0, moved: 2, skipped: 0 },
    });
    const done = await kit.ownersOf(id);
    expect(done.map(({ before, after }) => ({ before, after }))).toEqual(
      preview.map(({ before, after }) => ({ before, after })),
    );
    expect(await kit.subscriptionOf(paying)).toMatchObject({
      package_type: 'advanced',
      price: 4_000,
      status: 'active',
    });
    expect(await kit.userOf(paying)).toMatchObject({ paid_package: 'advanced' });
    expect(await kit.userOf(complimentary)).toMatchObject({
      complimentary_package: 'advanced',
      complimentary_until: inDays(9),
    });
    expect(await kit.eventsOf(paying)).toEqual(['started', 'changed']);
    expect([await kit.notificationsOf(paying), await kit.notificationsOf(complimentary)]).toEqual([
      ['packageMoved'],
      ['packageGiven'],
    ]);
  });

  test('at the end of the period waits for it, and then charges no more than agreed', async () => {
    const paying = await kit.subscriber('advanced');
    await migrateAll(plan('advanced', 'pro', { when: 'period_end' }));
    expect(await kit.subscriptionOf(paying)).toMatchObject({
      package_type: 'advanced',
      price: 4_000,
      next_package: 'pro',
      next_cycle: 'monthly',
      next_price: 4_000,
    });
    expect(await kit.userOf(paying)).toMatchObject({ paid_package: 'advanced' });
    expect(await kit.notificationsOf(paying)).toEqual(['packageMovesLater']);
  });

  test('to basic retains what was paid for and removes complimentary plans', async () => {
    const paying = await kit.subscriber('pro');
    const complimentary = await kit.complimentaryOwner('pro');
    await migrateAll(plan('pro', 'basic'));
    const { period_end, ...row } = await kit.subscriptionOf(paying);
    expect(row).toMatchObject({ status: 'cancelled', package_type: 'pro', next_try_at: null });
    expect(await kit.userOf(paying)).toMatchObject({ paid_package: 'pro', paid_until: period_end });
    expect(await kit.userOf(complimentary)).toMatchObject({ complimentary_package: null, complimentary_until: null });
    expect([await kit.notificationsOf(paying), await kit.notificationsOf(complimentary)]).toEqual([
      ['packageEnds'],
      ['packageGiftEnded'],
    ]);
  });

  test('from basic grants a complimentary plan and requires an end date', async () => {
    const free = await kit.owner();
    const without = await kit.begin(plan('basic', 'advanced'));
    expect([without.status, Object.keys(without.body.fields)]).toEqual([400, ['options.until']]);
    const past = await kit.begin(plan('basic', 'advanced', { until: start.toISOString() }));
    expect([past.status, Object.keys(past.body.fields)]).toEqual([400, ['options.until']]);
    await migrateAll(plan('basic', 'advanced', { until, tell: false }));
    expect(await kit.userOf(free)).toMatchObject({
      complimentary_package: 'advanced',
      complimentary_until: inDays(30),
    });
    expect(await kit.notificationsOf(free)).toEqual([]);
  });

  test('skips owners who cannot be migrated, with the reason', async () => {
    const [chosen, busy, late, suspended, elsewhere] = [
      await kit.subscriber('pro'),
      await kit.subscriber('pro'),
      await kit.subscriber('pro'),
      await kit.subscriber('pro'),
      await kit.subscriber('advanced'),
    ];
    await kit.pool.query('update subscriptions set payment_id = 5 where user_id = $1', [busy]);
    await kit.pool.query("update subscriptions set status = 'past_due' where user_id = $1", [late]);
    await kit.pool.query('update users set suspended_at = now() where id = $1', [suspended]);
    const deleted = await kit.subscriber('pro');
    const userIds = [chosen, busy, late, suspended, elsewhere, deleted];
    const { body } = await kit.begin(plan('pro', 'advanced', { userIds }));
    await kit.pool.query('delete from users where id = $1', [deleted]);
    await kit.work();
    const found = await kit.ownersOf(body.id);
    expect(found.map(({ userId, state, reason }) => [userId, state, reason])).toEqual([
      [chosen, 'moved', null],
      [busy, 'skipped', 'busy'],
      [late, 'skipped', 'busy'],
      [suspended, 'skipped', 'suspended'],
      [elsewhere, 'skipped', 'not_there'],
      [deleted, 'skipped', 'gone'],
    ]);
    expect(found.at(-1)).toMatchObject({ name: null, email: null });
    expect((await kit.request('GET', `/${body.id}/owners?state=moved`)).body.rows).toHaveLength(1);
    expect(await kit.subscriptionOf(busy)).toMatchObject({ package_type: 'pro' });
  });

  test('is rejected without owners, to the same plan, or without an idempotency key', async () => {
    expect((await kit.begin(plan('pro', 'advanced'))).status).toBe(409);
    expect((await kit.begin(plan('pro', 'pro'))).body.fields).toHaveProperty('target');
    expect((await kit.request('POST', '', plan('pro', 'basic'))).body.fields).toHaveProperty(['idempotency-key']);
    expect((await kit.pool.query("select 1 from package_migrations where status = 'running'")).rowCount).toBe(0);
  });

  test('requested twice with one idempotency key starts once', async () => {
    await kit.subscriber('pro');
    const requests = await Promise.all(['a', 'b', 'c'].map(() => kit.begin(plan('pro', 'advanced'), 'one-press')));
    expect(new Set(requests.map(({ body }) => body.id)).size).toBe(1);
    expect(requests.map(({ status }) => status)).toEqual([201, 201, 201]);
    expect((await kit.begin(plan('pro', 'basic'), 'one-press')).status).toBe(409);
  });

  test('starts only when no other is running', async () => {
    await kit.subscriber('pro');
    const { body } = await kit.begin(plan('pro', 'advanced'));
    expect((await kit.begin(plan('pro', 'basic'))).status).toBe(409);
    await kit.request('PUT', `/${body.id}/pause`);
    expect((await kit.begin(plan('pro', 'basic'))).status).toBe(201);
    expect((await kit.request('PUT', `/${body.id}/resume`)).status).toBe(409);
  });

  test('invalidates the cached pages of its owners', async () => {
    const [paying, complimentary] = [await kit.subscriber('pro'), await kit.complimentaryOwner('pro')];
    const dropped: string[] = [];
    const stop = kit.services.bus.subscribe('cached-page', (page) => dropped.push(page));
    // Events of the set-up above may still be on their way; they arrive in the order of their commits.
    await kit.services.bus.publish(kit.services.db, 'cached-page', 'before');
    await migrateAll(plan('pro', 'advanced'));
    const droppedByMigration = () => dropped.slice(dropped.indexOf('before') + 1).toSorted();
    await expect.poll(droppedByMigration).toEqual([`owner-${paying}`, `owner-${complimentary}`].toSorted());
    stop();
  });
});

describe('the list and the report', () => {
  test('contain every migration, newest first', async () => {
    await kit.subscriber('pro');
    const first = await migrateAll(plan('pro', 'advanced'));
    const second = await migrateAll(plan('advanced', 'pro'));
    const { body } = await kit.request('GET', '');
    expect(body.rows.slice(0, 2).map(({ id }: { id: number }) => id)).toEqual([second, first]);
    expect(body.rows[0]).toMatchObject({ source: 'advanced', target: 'pro', counts: { moved: 1 } });
  });

  test('can be exported as CSV with formulas escaped', async () => {
    const paying = await kit.subscriber('pro');
    await kit.pool.query("update users set display_name = '=cmd()' where id = $1", [paying]);
    const id = await migrateAll(plan('pro', 'advanced', { price: 'lower' }));
    const { status, body, headers } = await kit.request('GET', `/${id}/report.csv`);
    expect([status, headers.get('x-rows'), headers.get('content-type')]).toEqual([200, '1', 'text/csv; charset=utf-8']);
    const [head, row] = csvLines(body);
    expect(head).toContain('Package before');
    expect(row).toContain(`${paying},`);
    expect(row).not.toContain(',=cmd');
    expect(row).toContain('Moved,,2026-11-15 12:00,Pro,70.00,Advanced,40.00');
  });

  test('return 404 for a missing migration', async () => {
    for (const path of ['/999999', '/999999/owners', '/999999/report.csv'])
      expect((await kit.request('GET', path)).status).toBe(404);
    for (const step of ['pause', 'resume', 'undo'])
      expect((await kit.request('PUT', `/999999/${step}`)).status).toBe(404);
  });
});

test('changes and the report require recent authentication', async () => {
  await kit.subscriber('pro');
  const id = await migrateAll(plan('pro', 'advanced'));
  kit.signIn({ id: kit.adminId, role: 'admin', authenticatedAt: new Date(0) });
  const path = '/api/admin/package-migrations';
  const answers = [
    await kit.send('POST', path, plan('pro', 'basic'), { 'idempotency-key': 'another' }),
    await kit.send('GET', `${path}/${id}/report.csv`),
  ];
  for (const step of ['pause', 'resume', 'undo']) answers.push(await kit.send('PUT', `${path}/${id}/${step}`));
  expect(answers.map(({ body }) => body.code)).toEqual(Array(5).fill('confirm_needed'));
});
