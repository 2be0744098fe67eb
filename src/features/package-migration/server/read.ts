import { adminPageSize } from '#base/admin-list.ts';
import { AppError } from '#base/app-error.ts';
import { clockOf, dateInIsrael } from '#base/time/israel-time.ts';
import { listPackages } from '#features/packages/server/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { translator } from '#i18n/translator.ts';
import { csvTable } from '#server-kit/admin-list/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { csvAnswer } from '#server-kit/http/answers/answers.ts';
import type { FileAnswer } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import {
  type MigrationOwner,
  type OwnerSnapshot,
  type OwnerState,
  type PackageMigration,
  type SkipReason,
  skipReasons,
} from '../contract.ts';
import { packageMigrationTexts } from '../texts.ts';
import { countStates, findMigration, listMigrations, listRecords, type MigrationRow } from './queries.ts';

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
    id,
    source,
    target,
    options,
    status,
    total,
    createdBy,
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

export async function listAll(
  db: Db,
  after: string | undefined,
): Promise<{ rows: PackageMigration[]; next: string | null }> {
  const { rows, next } = await listMigrations(db, after, adminPageSize);
  const counted = await countStates(
    db,
    rows.map(({ row }) => row.id),
  );
  return { rows: rows.map((one) => presentMigration(one, counted)), next };
}

export async function getMigration(db: Db, id: number): Promise<PackageMigration> {
  const found = await findMigration(db, id);
  if (!found) throw new AppError('not_found');
  return presentMigration(found, await countStates(db, [id]));
}

export async function listMigrationOwners(
  db: Db,
  id: number,
  { after, state }: { readonly after?: string | undefined; readonly state?: OwnerState | undefined },
): Promise<{ rows: MigrationOwner[]; next: string | null }> {
  if (!(await findMigration(db, id))) throw new AppError('not_found');
  const { rows, next } = await listRecords(db, id, { after, state, size: adminPageSize });
  return { rows: rows.map(presentRecord), next };
}

const size = 1_000;

type NameOf = (packageType: OwnerSnapshot['packageType'] | null | undefined) => string;

/** Result for each owner, as CSV. */
export async function reportOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<FileAnswer> {
  const found = await findMigration(db, id);
  if (!found) throw new AppError('not_found');
  const t = translator(packageMigrationTexts, locale);
  const names = new Map((await listPackages(db, clock.now())).map((one) => [one.packageType, one.texts[locale].name]));
  const nameOf: NameOf = (type) => (type ? (names.get(type) ?? type) : '');
  return csvAnswer({
    name: `${t('packageMigration.report.file', { id: String(id) })}.csv`,
    total: found.row.total,
    ...csvTable({
      columns,
      head: (column) => t(`packageMigration.report.${column}`),
      values: (row: MigrationOwner) => row,
      cells: {
        user: ({ userId }) => userId,
        state: ({ state }) => t(`packageMigration.state.${state}`),
        reason: ({ reason }) => reason && t(`packageMigration.reason.${reason}`),
        at: ({ at }) => instantOf(at),
        packageBefore: ({ before }) => nameOf(before?.packageType),
        priceBefore: ({ before }) => shekelsOf(before?.price),
        packageAfter: ({ after }) => nameOf(after?.packageType),
        priceAfter: ({ after }) => shekelsOf(after?.price),
        nextAfter: ({ after }) => nameOf(after?.nextPackage),
        until: ({ after }) => instantOf(after?.until),
      },
    }),
    page: async (after) => {
      const { rows, next } = await listRecords(db, id, { after, size });
      return { rows: rows.map(presentRecord), next };
    },
  });
}

const columns = [
  ...(['user', 'name', 'email', 'state', 'reason', 'at', 'packageBefore', 'priceBefore'] as const),
  ...(['packageAfter', 'priceAfter', 'nextAfter', 'until'] as const),
] as const;

const instantOf = (at: string | null | undefined): string =>
  at ? `${dateInIsrael(new Date(at))} ${clockOf(new Date(at))}` : '';

const shekelsOf = (agorot: number | null | undefined): string =>
  agorot === null || agorot === undefined ? '' : (agorot / 100).toFixed(2);
