import { z } from 'zod';
import { AppError } from '#base/app-error.ts';
import { mayStaff } from '#base/staff-roles.ts';
import { listStaff } from '#features/accounts/server/index.ts';
import { writeAudit } from '#server-kit/audit/index.ts';
import { isDatabaseUnavailable } from '#server-kit/db/database.ts';
import { tryLockRowInTransaction } from '#server-kit/db/locks.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import * as queries from './queries.ts';
import { batchJob } from './service.ts';
import { type BulkOperator, kindOf } from './targets.ts';

const batchSize = 50;
const runDays = 90;

/** Who started it, as far as they may still do it. */
async function operatorOf(services: Services, { actor, createdBy, target }: queries.RunRow) {
  const staff = (await listStaff(services.db)).find(({ id }) => id === createdBy);
  if (!staff || createdBy === null || !mayStaff(staff.staffRole, kindOf(target).area, 'write')) return undefined;
  const { address, userAgent } = actor;
  const operator: BulkOperator = {
    ...services,
    actorId: createdBy,
    staffRole: staff.staffRole,
    visitor: { address, userAgent, locale: 'he', requestId: '', isCrossSite: false },
    audit: (db, entry) => writeAudit(db, actor, services.clock.now(), entry),
  };
  return operator;
}

/** The change and its mark are one transaction: a process that is killed leaves a row either changed or waiting. */
async function changeOne(operator: BulkOperator, run: queries.RunRow, targetId: number): Promise<void> {
  const { find, apply } = kindOf(run.target);
  await operator.db.transaction(async (tx) => {
    if (!(await queries.claimItem(tx, run.id, targetId))) return;
    const item = { runId: run.id, targetId };
    const [row] = await find(tx, [targetId], run.action);
    const skip = row ? row.skip : 'gone';
    if (skip) return queries.saveItem(tx, { ...item, state: 'skipped', reason: skip });
    const reason = await tryApply(operator, () => apply({ ...operator, db: tx }, run.action, targetId));
    await queries.saveItem(tx, reason ? { ...item, state: 'failed', reason } : { ...item, state: 'done' });
  });
}

/** The service has a transaction of its own inside, so that what it began is undone when it fails. */
async function tryApply({ log }: BulkOperator, apply: () => Promise<unknown>) {
  try {
    await apply();
    return undefined;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
    if (error instanceof AppError) return 'refused';
    log.error({ err: error }, 'a bulk action failed for one row');
    return 'failed';
  }
}

async function runBatch(services: Services, { id }: { id: number }): Promise<void> {
  await services.db.transaction(async (lock) => {
    if (!(await tryLockRowInTransaction(lock, 'bulkRun', id))) return;
    const run = await queries.findRun(services.db, id);
    if (!run || run.endedAt) return;
    const operator = await operatorOf(services, run);
    if (!operator) await queries.stopWaiting(services.db, id);
    const ids = operator ? await queries.listWaiting(services.db, id, batchSize) : [];
    for (const targetId of ids) if (operator) await changeOne(operator, run, targetId);
    if (ids.length === batchSize) await addJob(lock, batchJob, { id });
    else await queries.endRun(services.db, id, services.clock.now());
  });
}

/** Goes on with what a process that died has left. */
async function continueRuns(services: Services): Promise<void> {
  for (const { id } of await queries.listRunning(services.db)) await runBatch(services, { id });
}

export const bulkJobs = [
  job({ ...batchJob, work: runBatch }),
  job({ name: 'go-on-with-bulk-actions', payload: z.unknown(), cron: '* * * * *', work: continueRuns }),
  job({
    name: 'sweep-bulk-actions',
    payload: z.unknown(),
    cron: '37 3 * * *',
    work: ({ db, clock }: Services) =>
      queries.deleteRunsBefore(db, new Date(clock.now().getTime() - runDays * 86_400_000)),
  }),
];
