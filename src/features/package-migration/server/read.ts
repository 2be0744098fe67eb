import { adminPageSize } from '#base/admin-list.ts';
import { orNotFound } from '#base/app-error.ts';
import type { CsvMoney } from '#base/csv.ts';
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

export function presentMigration(
  { row, createdBy }: { readonly row: MigrationRow; readonly createdBy: string | null },
  counted: Awaited<ReturnType<typeof countStates>>,
): PackageMigration {
  const migrationCounts = counted.filter(({ migrationId }) => migrationId === row.id);
  const { key: _, bodyHash: __, ...shown } = row;
  return {
    ...shown,
    createdBy,
    counts: { ...noCounts, ...Object.fromEntries(migrationCounts.map(({ state, count }) => [state, count])) },
    createdAt: row.createdAt.toISOString(),
    startedAt: row.startedAt?.toISOString() ?? null,
    endedAt: row.endedAt?.toISOString() ?? null,
  };
}

export type RecordRow = Awaited<ReturnType<typeof listRecords>>['rows'][number];

const isReason = (value: string | null): value is SkipReason => skipReasons.some((reason) => reason === value);

export const presentRecord = ({ record: { migrationId: _, ...record }, name, email }: RecordRow): MigrationOwner => ({
  ...record,
  name,
  email,
  reason: isReason(record.reason) ? record.reason : null,
  at: record.at?.toISOString() ?? null,
});

export async function listAll(db: Db, after: string | undefined) {
  const { rows, next } = await listMigrations(db, after, adminPageSize);
  const ids = rows.map(({ row }) => row.id);
  const counted = await countStates(db, ids);
  return { rows: rows.map((one) => presentMigration(one, counted)), next };
}

export async function getMigration(db: Db, id: number): Promise<PackageMigration> {
  const found = orNotFound(await findMigration(db, id));
  return presentMigration(found, await countStates(db, [id]));
}

export async function listMigrationOwners(
  db: Db,
  id: number,
  { after, state }: { readonly after?: string | undefined; readonly state?: OwnerState | undefined },
) {
  orNotFound(await findMigration(db, id));
  const { rows, next } = await listRecords(db, id, { after, state, size: adminPageSize });
  return { rows: rows.map(presentRecord), next };
}

const size = 1_000;

/** Result for each owner, as CSV. */
export async function reportOf(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  locale: Locale,
): Promise<FileAnswer> {
  const found = orNotFound(await findMigration(db, id));
  const t = translator(packageMigrationTexts, locale);
  const names = new Map((await listPackages(db, clock.now())).map((one) => [one.packageType, one.texts[locale].name]));
  const nameOf = (type: OwnerSnapshot['packageType'] | null | undefined) => (type ? (names.get(type) ?? type) : '');
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
        priceBefore: ({ before }) => moneyOf(before?.price),
        packageAfter: ({ after }) => nameOf(after?.packageType),
        priceAfter: ({ after }) => moneyOf(after?.price),
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

const instantOf = (at: string | null | undefined): Date | null => (at ? new Date(at) : null);

const moneyOf = (agorot: number | null | undefined): CsvMoney | null =>
  typeof agorot === 'number' ? { agorot } : null;
