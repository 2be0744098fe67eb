import type { MigrationRun, MigrationState } from '#server-kit/db/run-migration.ts';
import type { DatabaseMigration, DatabaseMigrationState } from '../contract.ts';

export function presentMigrations(states: readonly MigrationState[]): DatabaseMigration[] {
  const named = states.map((one) => ({ one, state: stateOf(one) }));
  const isHeld = named.some(({ state }) => state === 'mismatch' || state === 'running');
  // What runs by itself keeps its order: only the first of those may be started, and nothing that comes after it.
  const firstWaiting = named.find(({ state }) => state === 'waiting')?.one.name;
  return named.map(({ one, state }) => ({
    ...present(one, state),
    canRun: !isHeld && isWaiting(state) && (firstWaiting === undefined || one.name <= firstWaiting),
  }));
}

const isWaiting = (state: DatabaseMigrationState): boolean =>
  state === 'waiting' || state === 'by_hand' || state === 'failed' || state === 'interrupted';

function stateOf({ applied, hash, isMissing, byHand, run }: MigrationState): DatabaseMigrationState {
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
  byHand: one.byHand ?? null,
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
