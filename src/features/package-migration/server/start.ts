import { createHash } from 'node:crypto';
import { z } from 'zod';
import { AppError, orNotFound } from '#base/app-error.ts';
import type { Entitlements, PackageType } from '#features/packages/contract.ts';
import { listPackages, type PackageRow } from '#features/packages/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { lockInTransaction } from '#server-kit/db/locks.ts';
import type { Call } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { MigrationPlan, MigrationStatus, PackageMigration } from '../contract.ts';
import type { MigrationTerms } from '../effect.ts';
import { chosenIds } from './owner-queries.ts';
import { findByKey, insertMigration, listActive, lockMigration, setStatus } from './queries.ts';
import { getMigration } from './read.ts';

/** Declared separately from its handler, which adds the next job. */
export const batchJob = {
  name: 'move-package-owners',
  payload: z.object({
    id: z.number().int(),
    /** Processes owners with larger IDs; failed owners are retried from the start, a minute later. */
    after: z.number().int().default(0),
  }),
};

export type MigrationRequest = Omit<MigrationTerms, 'prices'>;

/** A migration with the plan data it needs. */
export interface MigrationContext {
  readonly terms: MigrationTerms;
  readonly packages: Readonly<Record<PackageType, PackageRow>>;
  readonly entitlements: { readonly source: Entitlements; readonly target: Entitlements };
}

/** Uses the prices of one instant, the migration's start, so that all of its owners get the same ones. */
export async function loadMigrationContext(
  db: Db,
  { source, target, price, when, until }: MigrationRequest,
  at: Date,
): Promise<MigrationContext> {
  const found = new Map((await listPackages(db, at)).map((one) => [one.packageType, one]));
  const get = (type: PackageType): PackageRow => orNotFound(found.get(type));
  const packages = { basic: get('basic'), advanced: get('advanced'), pro: get('pro') };
  return {
    terms: { source, target, price, when, until, prices: packages },
    packages,
    entitlements: { source: packages[source].entitlements, target: packages[target].entitlements },
  };
}

/** Throws validation errors under the caller's field names. */
export function refuseWrong(
  { source, target, until }: MigrationRequest,
  now: Date,
  fields: { readonly until: string },
): void {
  if (source === target) throw new AppError('invalid_input', { fields: { target: 'packageMigration.same' } });
  if (until && new Date(until) <= now)
    throw new AppError('invalid_input', { fields: { [fields.until]: 'packageMigration.untilPast' } });
}

type StartCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'clock' | 'db' | 'idempotencyKey' | 'user'>;

/** Records the selected owners and starts. Idempotent: a repeated request returns the same migration. */
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
      source,
      target,
      options,
      status: 'running',
      createdBy: call.user.id,
      createdAt: now,
      startedAt: now,
      key: String(call.idempotencyKey),
      bodyHash: hashOf(plan),
    },
    chosenIds({ source, userIds }, now),
  );
  if (total === 0) throw new AppError('conflict', { message: 'packageMigration.nobody' });
  const after = { source, target, ...rest, owners: total };
  await call.audit(tx, { action: 'package-migrations.start', target: { kind: 'package-migration', id }, after });
  await addJob(tx, batchJob, { id });
  return id;
}

/** Two concurrent migrations could undo each other's changes. */
export async function refuseSecond(tx: Db): Promise<void> {
  if ((await listActive(tx)).length > 0) throw new AppError('conflict', { message: 'packageMigration.running' });
}

type StepCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'db'>;
type Verb = 'pause' | 'resume' | 'undo';

/** Status transitions of each action; all others are rejected. */
const steps: Readonly<Record<Verb, Partial<Record<MigrationStatus, MigrationStatus>>>> = {
  pause: { running: 'paused', undoing: 'undo_paused' },
  resume: { paused: 'running', undo_paused: 'undoing' },
  undo: { done: 'undoing', paused: 'undoing' },
};

/** Waits only for the owner being processed. */
export function applyStep(call: StepCall, id: number, verb: Verb): Promise<PackageMigration> {
  return call.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'packageMigrations');
    const row = orNotFound(await lockMigration(tx, id));
    const status = steps[verb][row.status];
    if (!status) throw new AppError('conflict', { message: 'packageMigration.notNow' });
    if (verb !== 'pause') {
      await refuseSecond(tx);
      await addJob(tx, batchJob, { id });
    }
    await setStatus(tx, id, { status, endedAt: null });
    await call.audit(tx, {
      action: `package-migrations.${verb}`,
      target: { kind: 'package-migration', id },
      before: { status: row.status },
      after: { status },
    });
    return getMigration(tx, id);
  });
}
