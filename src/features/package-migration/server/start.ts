import { createHash } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { lockInTransaction } from '#server-kit/db/locks.ts';
import type { Call } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { MigrationPlan, PackageMigration } from '../contract.ts';
import { batchJob } from './batch-job.ts';
import { refuseWrong } from './migration-context.ts';
import { chosenIds } from './owner-queries.ts';
import { findByKey, insertMigration, listActive } from './queries.ts';
import { getMigration } from './read.ts';

type StartCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'clock' | 'db' | 'idempotencyKey' | 'user'>;

/** Writes down who is moved, and begins. Whoever presses twice hears of the same move. */
export async function startMigration(call: StartCall, plan: MigrationPlan): Promise<PackageMigration> {
  const now = call.clock.now();
  refuseWrong({ ...plan, ...plan.options }, now, { until: 'options.until' });
  if (plan.source === 'basic' && !plan.options.until)
    throw new AppError('invalid_input', { fields: { 'options.until': 'packageMigration.untilNeeded' } });
  return call.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'packageMigrations');
    const id = (await repeated(call, tx, plan)) ?? (await begin(call, tx, plan, now));
    return getMigration(tx, id);
  });
}

const hashOf = (plan: MigrationPlan): string => createHash('sha256').update(JSON.stringify(plan)).digest('base64url');

async function repeated(call: StartCall, tx: Db, plan: MigrationPlan): Promise<number | undefined> {
  const before = await findByKey(tx, call.user.id, String(call.idempotencyKey));
  if (!before) return undefined;
  if (before.bodyHash !== hashOf(plan)) throw new AppError('conflict', { message: 'packageMigration.keyReused' });
  await call.audit(tx, {
    action: 'package-migrations.start',
    target: { kind: 'package-migration', id: before.id },
    after: { isRepeated: true },
  });
  return before.id;
}

async function begin(call: StartCall, tx: Db, plan: MigrationPlan, now: Date): Promise<number> {
  const { source, target, options } = plan;
  await refuseSecond(tx);
  const { userIds, ...rest } = options;
  const { id, total } = await insertMigration(
    tx,
    {
      ...{ source, target, options, status: 'running', createdBy: call.user.id, createdAt: now, startedAt: now },
      ...{ key: String(call.idempotencyKey), bodyHash: hashOf(plan) },
    },
    chosenIds({ source, userIds }, now),
  );
  if (total === 0) throw new AppError('conflict', { message: 'packageMigration.nobody' });
  const after = { source, target, ...rest, owners: total };
  await call.audit(tx, { action: 'package-migrations.start', target: { kind: 'package-migration', id }, after });
  await addJob(tx, batchJob, { id });
  return id;
}

/** Two that run at once could each undo what the other does. */
export async function refuseSecond(tx: Db): Promise<void> {
  if ((await listActive(tx)).length > 0) throw new AppError('conflict', { message: 'packageMigration.running' });
}
