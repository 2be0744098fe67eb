import fc from 'fast-check';
import { afterEach, describe, expect, test } from 'vitest';
import type { PackageType } from '#features/packages/contract.ts';
import { packageMigrationJobs } from './jobs.ts';
import { inDays, plan, start, startMigrationKit } from './testing/migration-kit.ts';

const kit = await startMigrationKit();
afterEach(kit.reset);

const [batch, continueJob] = packageMigrationJobs;
const runOnce = (id: number) => batch?.work(kit.services, { id, after: 0 } as never);
const runCron = () => continueJob?.work(kit.services, {} as never);

const subscribers = async (count: number): Promise<number[]> => {
  const ids: number[] = [];
  for (let index = 0; index < count; index += 1) ids.push(await kit.subscriber('pro'));
  return ids;
};

/** How often each owner was migrated, according to their subscription events. */
const migrationCountsOf = async (ids: readonly number[]): Promise<number[]> => {
  const counts: number[] = [];
  for (const id of ids) counts.push((await kit.eventsOf(id)).filter((kind) => kind === 'changed').length);
  return counts;
};

describe('a run', () => {
  test('processes all owners in batches', async () => {
    const ids = await subscribers(120);
    const { body } = await kit.begin(plan('pro', 'advanced', { tell: false }));
    await runOnce(body.id);
    expect((await kit.find(body.id)).counts).toMatchObject({ waiting: 70, moved: 50 });
    await kit.work();
    expect(await kit.find(body.id)).toMatchObject({ status: 'done', counts: { waiting: 0, moved: 120 } });
    expect(new Set(await migrationCountsOf(ids))).toEqual(new Set([1]));
  });

  test('migrates each owner once under concurrent workers', async () => {
    const ids = await subscribers(20);
    const { body } = await kit.begin(plan('pro', 'advanced'));
    await Promise.all([runOnce(body.id), runOnce(body.id), runCron(), runOnce(body.id)]);
    await runCron();
    expect(await migrationCountsOf(ids)).toEqual(ids.map(() => 1));
    expect(await kit.find(body.id)).toMatchObject({ status: 'done', counts: { moved: 20 } });
    for (const id of ids) expect(await kit.notificationsOf(id)).toEqual(['packageMoved']);
  });

  test('that fails for one owner leaves them unchanged, continues with the others, and retries', async () => {
    const ids = await subscribers(5);
    const failing = ids[2] ?? 0;
    await kit.pool.query(`
      create function refuse() returns trigger language plpgsql as $$ begin
        if new.user_id = ${failing} then raise exception 'the disk is on fire'; end if; return new; end $$;
      create trigger refuse before insert on notifications for each row execute function refuse()`);
    const { body } = await kit.begin(plan('pro', 'advanced'));
    await kit.work();
    expect(await kit.find(body.id)).toMatchObject({ status: 'running', counts: { waiting: 1, moved: 4 } });
    expect(await kit.subscriptionOf(failing)).toMatchObject({ package_type: 'pro' });
    expect(await kit.userOf(failing)).toMatchObject({ paid_package: 'pro' });
    expect(kit.logged.some((line) => line.includes('package migration of an owner failed'))).toBe(true);
    await kit.pool.query('drop trigger refuse on notifications; drop function refuse');
    await runCron();
    expect(await kit.find(body.id)).toMatchObject({ status: 'done', counts: { waiting: 0, moved: 5 } });
    expect(await migrationCountsOf(ids)).toEqual([1, 1, 1, 1, 1]);
  });

  test('resumes after a crash, without its job', async () => {
    const ids = await subscribers(60);
    const { body } = await kit.begin(plan('pro', 'advanced', { tell: false }));
    await runOnce(body.id);
    await kit.pool.query('delete from graphile_worker._private_jobs');
    await runCron();
    expect(await kit.find(body.id)).toMatchObject({ status: 'done', counts: { moved: 60 } });
    expect(new Set(await migrationCountsOf(ids))).toEqual(new Set([1]));
  });

  test('that is paused migrates no owner until resumed', async () => {
    const ids = await subscribers(3);
    const { body } = await kit.begin(plan('pro', 'advanced'));
    expect((await kit.request('PUT', `/${body.id}/pause`)).body.status).toBe('paused');
    await kit.work();
    await runCron();
    expect((await kit.find(body.id)).counts).toMatchObject({ waiting: 3, moved: 0 });
    expect((await kit.request('PUT', `/${body.id}/pause`)).status).toBe(409);
    expect((await kit.request('PUT', `/${body.id}/resume`)).body.status).toBe('running');
    await kit.work();
    expect(await migrationCountsOf(ids)).toEqual([1, 1, 1]);
    for (const step of ['pause', 'resume']) expect((await kit.request('PUT', `/${body.id}/${step}`)).status).toBe(409);
  });

  test('paused during a batch stops after the current owner', async () => {
    await subscribers(30);
    const { body } = await kit.begin(plan('pro', 'advanced', { tell: false }));
    const run = runOnce(body.id);
    await expect.poll(async () => (await kit.find(body.id)).counts.moved).toBeGreaterThan(0);
    const paused = await kit.request('PUT', `/${body.id}/pause`);
    await run;
    const { status, counts } = await kit.find(body.id);
    // The run may have finished before the pause request; it is then done.
    expect(paused.status === 200 ? [status, counts.moved] : status).toEqual(
      paused.status === 200 ? ['paused', paused.body.counts.moved] : 'done',
    );
  });

  test('uses the prices of its start, even if they change meanwhile', async () => {
    const [paying = 0] = await subscribers(1);
    const { body } = await kit.begin(plan('pro', 'advanced', { price: 'lower' }));
    await kit.pool.query(
      `insert into package_prices (package_id, monthly_price, yearly_price, effective_from, created_at)
       select id, 1000, 10000, $1, $1 from packages where package_type = 'advanced'`,
      [inDays(1)],
    );
    kit.setTime(inDays(2));
    await kit.work();
    expect(await kit.find(body.id)).toMatchObject({ status: 'done' });
    expect(await kit.subscriptionOf(paying)).toMatchObject({ price: 4_000 });
    await kit.pool.query('delete from package_prices');
  });
});

describe('undo', () => {
  test('applies only to owners unchanged since the migration', async () => {
    const [unchanged = 0, changed = 0] = await subscribers(2);
    const complimentary = await kit.complimentaryOwner('pro');
    const { body } = await kit.begin(plan('pro', 'advanced', { price: 'lower' }));
    await kit.work();
    await kit.pool.query('update subscriptions set price = 3500 where user_id = $1', [changed]);
    expect((await kit.request('PUT', `/${body.id}/undo`)).body.status).toBe('undoing');
    await kit.work();
    expect(await kit.find(body.id)).toMatchObject({
      status: 'undone',
      counts: { undone: 2, undo_skipped: 1, moved: 0 },
    });
    expect((await kit.ownersOf(body.id)).map(({ userId, state, reason }) => [userId, state, reason])).toEqual([
      [unchanged, 'undone', null],
      [changed, 'undo_skipped', 'changed_since'],
      [complimentary, 'undone', null],
    ]);
    expect(await kit.subscriptionOf(unchanged)).toMatchObject({ package_type: 'pro', price: 7_000 });
    expect(await kit.subscriptionOf(changed)).toMatchObject({ package_type: 'advanced', price: 3_500 });
    expect(await kit.userOf(complimentary)).toMatchObject({ complimentary_package: 'pro' });
    expect(await kit.notificationsOf(unchanged)).toEqual(['packageMoved', 'packageMovedBack']);
    expect((await kit.request('PUT', `/${body.id}/undo`)).status).toBe(409);
  });

  test('of a paused migration leaves waiting owners unchanged', async () => {
    const ids = await subscribers(60);
    const { body } = await kit.begin(plan('pro', 'advanced', { tell: false }));
    await runOnce(body.id);
    expect((await kit.request('PUT', `/${body.id}/undo`)).status).toBe(409);
    await kit.request('PUT', `/${body.id}/pause`);
    await kit.request('PUT', `/${body.id}/undo`);
    await kit.request('PUT', `/${body.id}/pause`);
    expect((await kit.find(body.id)).status).toBe('undo_paused');
    await kit.work();
    expect((await kit.find(body.id)).counts).toMatchObject({ moved: 50, undone: 0 });
    await kit.request('PUT', `/${body.id}/resume`);
    await kit.work();
    expect(await kit.find(body.id)).toMatchObject({ status: 'undone', counts: { waiting: 10, undone: 50, moved: 0 } });
    for (const id of ids) expect(await kit.subscriptionOf(id)).toMatchObject({ package_type: 'pro', price: 7_000 });
  });

  test('restores the exact previous state for any owner and any migration', async () => {
    const packages = ['basic', 'advanced', 'pro'] as const satisfies PackageType[];
    const request = fc.record({
      source: fc.constantFrom(...packages),
      target: fc.constantFrom(...packages),
      price: fc.constantFrom('keep', 'lower'),
      when: fc.constantFrom('now', 'period_end'),
      cycle: fc.constantFrom('monthly' as const, 'yearly' as const),
      next: fc.option(fc.constantFrom('advanced', 'pro')),
      isEnding: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(
        request.filter(({ source, target }) => source !== target),
        async ({ source, target, price, when, cycle, next, isEnding }) => {
          const ids = [
            await kit.subscriber('pro', { cycle }),
            await kit.subscriber('advanced', { cycle }),
            await kit.complimentaryOwner('advanced'),
            await kit.owner(),
          ];
          await kit.pool.query(
            `update subscriptions set next_package = $2, next_cycle = case when $2::text is null then null else 'monthly' end
             where user_id = any($1)`,
            [ids, next],
          );
          if (isEnding)
            await kit.pool.query(
              `with ending as (update subscriptions set status = 'cancelled', cancelled_at = $2, next_try_at = null,
                 next_package = null, next_cycle = null where user_id = any($1) returning user_id, period_end)
               update users set paid_until = period_end from ending where user_id = users.id`,
              [ids, start],
            );
          const all = async () => ({
            users: await kit.rows('select * from users where id = any($1) order by id', [ids]),
            subscriptions: await kit.rows('select * from subscriptions where user_id = any($1) order by id', [ids]),
          });
          const before = await all();
          const options = { price, when, userIds: ids, until: inDays(30).toISOString() };
          const { body } = await kit.begin(plan(source, target, options));
          await kit.work();
          await kit.request('PUT', `/${body.id}/undo`);
          await kit.work();
          const { status, counts } = await kit.find(body.id);
          expect([status, counts.undone + counts.skipped]).toEqual(['undone', 4]);
          expect(await all()).toEqual(before);
        },
      ),
      { numRuns: 25 },
    );
  });
});

test('every step is recorded in the audit log', async () => {
  await subscribers(1);
  const { body } = await kit.begin(plan('pro', 'advanced', { price: 'lower' }), 'told-once');
  for (const step of ['pause', 'resume', 'pause', 'undo']) await kit.request('PUT', `/${body.id}/${step}`);
  const rows = await kit.rows(
    `select action, target_kind, before, after from audit_log where target_id = $1 and target_kind = 'package-migration' order by id`,
    [String(body.id)],
  );
  expect(rows.map(({ action }) => action)).toEqual(
    ['start', 'pause', 'resume', 'pause', 'undo'].map((step) => `package-migrations.${step}`),
  );
  expect(rows[0].after).toEqual({
    source: 'pro',
    target: 'advanced',
    price: 'lower',
    when: 'now',
    tell: true,
    owners: 1,
  });
  expect(rows[1]).toMatchObject({ before: { status: 'running' }, after: { status: 'paused' } });
});
