import { type MigrationOwner, type PackageMigration, type SkipReason, skipReasons } from '../contract.ts';
import type { listRecords, MigrationRow } from './queries.ts';

type Counts = PackageMigration['counts'];
const noCounts: Counts = { waiting: 0, moved: 0, skipped: 0, undone: 0, undo_skipped: 0 };

interface Counted {
  readonly migrationId: number;
  readonly state: keyof Counts;
  readonly count: number;
}

export function presentMigration(
  { row, createdBy }: { readonly row: MigrationRow; readonly createdBy: string | null },
  counted: readonly Counted[],
): PackageMigration {
  const migrationCounts = counted.filter(({ migrationId }) => migrationId === row.id);
  const { id, source, target, options, status, total } = row;
  return {
    ...{ id, source, target, options, status, total, createdBy },
    counts: { ...noCounts, ...Object.fromEntries(migrationCounts.map(({ state, count }) => [state, count])) },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export type RecordRow = Awaited<ReturnType<typeof listRecords>>['rows'][number];

const isReason = (value: string | null): value is SkipReason => skipReasons.some((reason) => reason === value);

export const presentRecord = ({ record, name, email }: RecordRow): MigrationOwner => ({
  userId: record.userId,
  name,
  email,
  state: record.state,
  before: record.before,
  after: record.after,
  reason: isReason(record.reason) ? record.reason : null,
  at: record.at?.toISOString() ?? null,
});
