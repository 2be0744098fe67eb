import { randomBytes } from 'node:crypto';
import { addUser } from '#features/accounts/server/testing/run-jobs.ts';
import { notificationsTexts } from '#features/notifications/texts.ts';
import type { PackageType } from '#features/packages/contract.ts';
import { seedPackages } from '#features/packages/server/index.ts';
import type { Cycle } from '#features/subscriptions/domain.ts';
import { fulfilPackage } from '#features/subscriptions/server/index.ts';
import { startTestApi, type TestAnswer, type TestApi } from '#server-kit/testing/test-api.ts';
import type { MigrationOwner, PackageMigration } from '../../contract.ts';
import { packageMigrationFeature } from '../index.ts';
import { packageMigrationJobs } from '../jobs.ts';

/** Noon in Israel. */
export const start = new Date('2026-11-15T10:00:00Z');
export const inDays = (days: number): Date => new Date(start.getTime() + days * 86_400_000);
export const plan = (source: string, target: string, options: object = {}) => ({ source, target, options });

export interface MigrationKit extends TestApi {
  readonly adminId: number;
  /** Sends a request as a newly signed-in admin, in English. */
  request(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<TestAnswer>;
  owner(columns?: Readonly<Record<string, unknown>>): Promise<number>;
  /** An owner with a complimentary plan for nine days. */
  complimentaryOwner(packageType: PackageType): Promise<number>;
  subscriber(packageType: PackageType, options?: { cycle?: Cycle; price?: number }): Promise<number>;
  profiles(ownerId: number, names: readonly string[]): Promise<void>;
  subscriptionOf(userId: number): Promise<Record<string, unknown>>;
  userOf(userId: number): Promise<Record<string, unknown>>;
  eventsOf(userId: number): Promise<string[]>;
  notificationsOf(userId: number): Promise<string[]>;
  begin(plan: object, key?: string): Promise<TestAnswer>;
  /** Runs pending jobs until none are left. */
  work(): Promise<void>;
  find(id: number): Promise<PackageMigration>;
  ownersOf(id: number): Promise<MigrationOwner[]>;
  /** Removes the owners and jobs, ends every migration and resets the clock, for the next test. */
  reset(): Promise<void>;
}

const basePath = '/api/admin/package-migrations';
const prices = { basic: [0, 0], advanced: [4_000, 30_000], pro: [7_000, 70_000] } as const;

export async function startMigrationKit(): Promise<MigrationKit> {
  const api = await startTestApi({
    features: [packageMigrationFeature],
    texts: [notificationsTexts],
    settings: { RATE_LIMITS: 'off' },
  });
  const { pool, services } = api;
  api.setTime(start);
  await seedPackages(services.db);

  const owner: MigrationKit['owner'] = (columns = {}) => addUser(api, { created_at: start, ...columns });
  const adminId = await owner({ role: 'admin', username: 'ruth' });
  const request: MigrationKit['request'] = (method, path, body, headers = {}) => {
    api.signIn({ id: adminId, role: 'admin', username: 'ruth', authenticatedAt: services.clock.now() });
    return api.send(method, basePath + path, body, { 'accept-language': 'en', ...headers });
  };
  const one = async (statement: string, id: number) => (await pool.query(statement, [id])).rows[0];
  const column = async (statement: string, id: number) =>
    (await pool.query(statement, [id])).rows.map((row) => Object.values(row)[0] as string);

  return {
    ...api,
    adminId,
    request,
    owner,
    complimentaryOwner: (packageType) => owner({ complimentary_package: packageType, complimentary_until: inDays(9) }),
    subscriber: async (packageType, { cycle = 'monthly', price } = {}) => {
      const userId = await owner();
      const agreed = price ?? prices[packageType][cycle === 'yearly' ? 1 : 0];
      const details = { packageType, cycle, price: agreed, credit: 0, former: null };
      const consent = { text: 'yes', locale: 'he' as const, at: start.toISOString() };
      await services.db.transaction((tx) =>
        fulfilPackage(services, tx, { userId, details, methodId: 1, amount: agreed, consent, paymentId: 1 }),
      );
      return userId;
    },
    profiles: async (ownerId, names) => {
      for (const [index, he] of names.entries())
        await pool.query(
          `insert into profiles (owner_id, slug, draft, published, status, is_primary, created_at, updated_at)
           values ($1, $2, $3, $3, 'published', $4, now(), now())`,
          [
            ownerId,
            randomBytes(6).toString('hex'),
            { version: 1, language: 'he', identity: { name: { he } } },
            index === 0,
          ],
        );
    },
    subscriptionOf: (id) => one('select * from subscriptions where user_id = $1 order by id desc limit 1', id),
    userOf: (id) => one('select * from users where id = $1', id),
    eventsOf: (id) =>
      column(
        `select kind from subscription_events join subscriptions on subscriptions.id = subscription_id
         where user_id = $1 order by subscription_events.id`,
        id,
      ),
    notificationsOf: (id) => column('select message from notifications where user_id = $1 order by id', id),
    begin: (plan, key = randomBytes(8).toString('hex')) => request('POST', '', plan, { 'idempotency-key': key }),
    work: () => runAllJobs(api),
    find: async (id) => (await request('GET', `/${id}`)).body,
    ownersOf: async (id) => (await request('GET', `/${id}/owners`)).body.rows,
    reset: async () => {
      api.setTime(start);
      await pool.query("update package_migrations set status = 'undone' where status <> 'undone'");
      await pool.query("delete from users where role = 'user'");
      await pool.query('delete from graphile_worker._private_jobs');
    },
  };
}

async function runAllJobs({ pool, services }: Pick<TestApi, 'pool' | 'services'>): Promise<void> {
  for (;;) {
    const { rows } = await pool.query(
      `delete from graphile_worker._private_jobs where id in (
         select jobs.id from graphile_worker._private_jobs jobs
         join graphile_worker._private_tasks tasks on tasks.id = jobs.task_id
         where tasks.identifier = 'move-package-owners' order by jobs.id limit 1) returning payload`,
    );
    if (!rows[0]) return;
    const [job] = packageMigrationJobs;
    if (job) await job.work(services, job.payload.parse(rows[0].payload) as never);
  }
}
