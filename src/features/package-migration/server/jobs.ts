import { z } from 'zod';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import { tryLockRowInTransaction } from '#server-kit/db/locks.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { MigrationStatus, OwnerState } from '../contract.ts';
import { migrateOwner, type OneOwner, undoOwner } from './one-owner.ts';
import { findMigration, listActive, listInState, lockMigration, type MigrationRow, setStatus } from './queries.ts';
import { batchJob, loadMigrationContext } from './start.ts';

/** Owners looked up at a time; each is migrated in a separate transaction. */
const batchSize = 50;

interface Work {
  /** State of the owners still to be processed. */
  readonly from: OwnerState;
  readonly ends: MigrationStatus;
  readonly one: typeof migrateOwner;
}

const works: Partial<Readonly<Record<MigrationStatus, Work>>> = {
  running: { from: 'waiting', ends: 'done', one: migrateOwner },
  undoing: { from: 'moved', ends: 'undone', one: undoOwner },
};

/**
 * Processes the next owners of a migration and adds the job for the following ones. A lock allows only one batch at a
 * time across processes; if a process dies, the lock is released and its current owner is rolled back.
 */
async function runBatch(services: Services, { id, after }: { id: number; after: number }): Promise<void> {
  await services.db.transaction(async (lock) => {
    if (!(await tryLockRowInTransaction(lock, 'packageMigrationBatch', id))) return;
    const last = await doBatch(services, id, after);
    if (last !== undefined) await addJob(lock, batchJob, { id, after: last });
  });
}

/** Returns the ID of the last processed owner; undefined if there are no more. */
async function doBatch(services: Services, id: number, after: number): Promise<number | undefined> {
  const row = (await findMigration(services.db, id))?.row;
  const work = row && works[row.status];
  if (!work) return undefined;
  const context = await loadMigrationContext(services.db, { ...row, ...row.options }, row.startedAt ?? row.createdAt);
  const userIds = await listInState(services.db, id, { state: work.from, after, maxRows: batchSize });
  for (const userId of userIds)
    if (!(await doOne(services, work, { migration: row, context, userId }))) return undefined;
  if (userIds.length === batchSize) return userIds.at(-1);
  await finish(services, row);
  return undefined;
}

/** Continues after a failure: one owner must not block the others. False if the migration was stopped meanwhile. */
async function doOne(services: Services, work: Work, one: OneOwner): Promise<boolean> {
  try {
    return await services.db.transaction((tx) => work.one(services, tx, one));
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    const { migration, userId } = one;
    services.log.error({ err: error, move: migration.id, owner: userId }, 'package migration of an owner failed');
    return true;
  }
}

/** Finishes only when no owners are left; failed owners remain and are retried. */
async function finish({ db, clock }: Services, { id, status }: MigrationRow): Promise<void> {
  const work = works[status];
  await db.transaction(async (tx) => {
    const row = await lockMigration(tx, id);
    if (!work || row?.status !== status) return;
    const remaining = await listInState(tx, id, { state: work.from, after: 0, maxRows: 1 });
    if (remaining.length === 0) await setStatus(tx, id, { status: work.ends, endedAt: clock.now() });
  });
}

/** Continues migrations interrupted by a dead process or by failed owners. */
async function continueMigrations(services: Services): Promise<void> {
  for (const { id } of await listActive(services.db)) await runBatch(services, { id, after: 0 });
}

export const packageMigrationJobs = [
  job({ ...batchJob, work: runBatch }),
  job({ name: 'go-on-with-package-moves', payload: z.unknown(), cron: '* * * * *', work: continueMigrations }),
];
