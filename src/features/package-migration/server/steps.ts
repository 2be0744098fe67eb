import { AppError } from '#base/app-error.ts';
import { lockInTransaction } from '#server-kit/db/locks.ts';
import type { Call } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { MigrationStatus, PackageMigration } from '../contract.ts';
import { batchJob } from './batch-job.ts';
import { lockMigration, setStatus } from './queries.ts';
import { getMigration } from './read.ts';
import { refuseSecond } from './start.ts';

type StepCall = Pick<Call<unknown, unknown, unknown>, 'audit' | 'db'>;
type Verb = 'pause' | 'resume' | 'undo';

/** What each step makes of a move; what is not named cannot be done. */
const steps: Readonly<Record<Verb, Partial<Record<MigrationStatus, MigrationStatus>>>> = {
  pause: { running: 'paused', undoing: 'undo_paused' },
  resume: { paused: 'running', undo_paused: 'undoing' },
  undo: { done: 'undoing', paused: 'undoing' },
};

/** Waits for the owner who is in hand, and for nobody else. */
export function applyStep(call: StepCall, id: number, verb: Verb): Promise<PackageMigration> {
  return call.db.transaction(async (tx) => {
    await lockInTransaction(tx, 'packageMigrations');
    const row = await lockMigration(tx, id);
    if (!row) throw new AppError('not_found');
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
