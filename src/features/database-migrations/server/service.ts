import { AppError } from '#base/app-error.ts';
import type { LockedMigration, MigrationRun, MigrationState, Refusal } from '#server-kit/db/run-migration.ts';
import type { Call } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { DatabaseMigration, DatabaseMigrationState } from '../contract.ts';

function presentMigrations(states: readonly MigrationState[]): DatabaseMigration[] {
  const named = states.map((one) => ({ one, state: stateOf(one) }));
  const isBlocked = named.some(({ state }) => state === 'mismatch' || state === 'running');
  // Automatic migrations run in order: only the first pending one, and those named before it, may be started.
  const firstPending = named.find(({ state }) => state === 'waiting')?.one.name;
  return named.map(({ one, state }) => ({
    ...present(one, state),
    canRun: !isBlocked && isPending(state) && (firstPending === undefined || one.name <= firstPending),
  }));
}

const isPending = (state: DatabaseMigrationState): boolean =>
  state === 'waiting' || state === 'by_hand' || state === 'failed' || state === 'interrupted';

function stateOf({ applied, hash, isMissing, manualReason: byHand, run }: MigrationState): DatabaseMigrationState {
  if (isMissing) return 'missing';
  if (applied) return applied.hash === hash ? 'applied' : 'mismatch';
  if (run?.isRunning) return 'running';
  if (byHand === undefined) return 'waiting';
  if (!run) return 'by_hand';
  return run.endedAt ? 'failed' : 'interrupted';
}

const present = (one: MigrationState, state: DatabaseMigrationState): Omit<DatabaseMigration, 'canRun'> => ({
  name: one.name,
  state,
  checksum: one.hash,
  appliedChecksum: state === 'mismatch' ? (one.applied?.hash ?? null) : null,
  appliedAt: one.applied?.at.toISOString() ?? null,
  durationMs: one.applied?.durationMs ?? null,
  byHand: one.manualReason ?? null,
  isOutsideTransaction: one.isOutsideTransaction,
  run: one.run ? presentRun(one.run) : null,
});

const presentRun = ({ startedAt, endedAt, elapsedMs, error, step, steps, index }: MigrationRun) => ({
  startedAt: startedAt.toISOString(),
  endedAt: endedAt?.toISOString() ?? null,
  elapsedMs,
  error: error ?? null,
  step,
  steps,
  index: index ?? null,
});

export const listMigrations = async ({ migrations }: Services): Promise<DatabaseMigration[]> =>
  presentMigrations(await migrations.states());

const refusalMessages = {
  applied: 'databaseMigrations.applied',
  busy: 'databaseMigrations.busy',
  mismatch: 'databaseMigrations.mismatch',
  earlier: 'databaseMigrations.earlier',
} as const satisfies Record<Exclude<Refusal, 'unknown'>, string>;

type MigrationCall = Services & Pick<Call<never, never, never>, 'audit'>;

/** Only files in the migrations folder can be named, so no SQL statement ever comes from a browser. */
export async function startMigration(call: MigrationCall, name: string): Promise<{ name: string }> {
  const started = await call.migrations.begin(name);
  if (started === 'unknown') throw new AppError('not_found');
  if (typeof started === 'string') throw new AppError('conflict', { message: refusalMessages[started] });
  await auditStart(call, started);
  // The response does not wait for the migration; the list shows its progress and result.
  void started.work().then(
    () => call.log.info({ migration: name }, 'manual migration finished'),
    (error) => call.log.error({ err: error, migration: name }, 'manual migration failed'),
  );
  return { name };
}

/** Writes the audit entry before the run: a migration without one does not run. */
async function auditStart({ audit, db }: MigrationCall, { migration, cancel: giveUp }: LockedMigration): Promise<void> {
  const { name, hash } = migration;
  try {
    await audit(db, {
      action: 'database-migrations.run',
      target: { kind: 'database-migration', id: name },
      after: { checksum: hash },
    });
  } catch (error) {
    await giveUp();
    throw error;
  }
}
