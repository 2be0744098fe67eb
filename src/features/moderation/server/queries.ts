import { and, desc, eq, lt, ne, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { searchProfiles } from '#features/profiles/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { type Keyset, type ListReader, rowsOf } from '#server-kit/db/keyset.ts';
import type { CaseFilter } from '../admin-contract.ts';
import type { CaseReason } from '../domain.ts';
import { moderationCasesTable as cases, profileReportsTable as reports } from './table.ts';

export type CaseRow = typeof cases.$inferSelect;
export type ReportRow = typeof reports.$inferSelect;

/** Joins the open case of the profile, or opens one; a single statement, so that two visitors cannot open two. */
export async function countReport(
  tx: Db,
  profileId: number,
  at: Date,
): Promise<{ readonly id: number; readonly isNew: boolean }> {
  const { id, count } = await onlyRow(
    tx
      .insert(cases)
      .values({ profileId, openedAt: at, lastReportAt: at })
      .onConflictDoUpdate({
        target: cases.profileId,
        targetWhere: sql`${cases.state} = 'open'`,
        set: { reports: sql`${cases.reports} + 1`, lastReportAt: sql`excluded.last_report_at` },
      })
      .returning({ id: cases.id, count: cases.reports }),
  );
  return { id, isNew: count === 1 };
}

export async function insertReport(tx: Db, report: typeof reports.$inferInsert): Promise<void> {
  await tx.insert(reports).values(report);
}

/** Whether this profile was reported for this reason and these words before, decided or not. */
export async function hasReport(tx: Db, profileId: number, reason: CaseReason, details: string): Promise<boolean> {
  const found = await tx
    .select({ id: reports.id })
    .from(reports)
    .innerJoin(cases, eq(cases.id, reports.caseId))
    .where(and(eq(cases.profileId, profileId), eq(reports.reason, reason), eq(reports.details, details)))
    .limit(1);
  return found.length > 0;
}

export const casesSource = {
  keyset: ({ direction }: CaseFilter): Keyset => ({
    columns: [
      { column: cases.lastReportAt, type: 'timestamptz' },
      { column: cases.id, type: 'bigint' },
    ],
    direction,
  }),
  filterCondition: async (reader: ListReader, { state, profile, q }: CaseFilter) =>
    and(
      state && eq(cases.state, state),
      profile === undefined ? undefined : eq(cases.profileId, profile),
      await searched(reader, q),
    ),
  rows: rowsOf('moderationCase', cases),
};

const maxProfiles = 200;

/** A number is the profile's; other input is searched for as in the list of profiles. */
async function searched(reader: ListReader, typed: string | undefined): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const number = typedNumber(typed);
  if (number !== undefined) return eq(cases.profileId, number);
  const ids = (await searchProfiles(reader, { q: typed, limit: maxProfiles })).map(({ id }) => id);
  return sql`${cases.profileId} = any(${sql.param(ids)}::int[])`;
}

/** The reasons of some cases, the most frequent of each first. */
export async function reasonsOf(db: Db, caseIds: readonly number[]): Promise<Map<number, CaseReason[]>> {
  const found = new Map<number, CaseReason[]>();
  if (caseIds.length === 0) return found;
  const rows = await db
    .select({ caseId: reports.caseId, reason: reports.reason })
    .from(reports)
    .where(sql`${reports.caseId} = any(${sql.param([...caseIds])}::int[])`)
    .groupBy(reports.caseId, reports.reason)
    .orderBy(desc(sql`count(*)`), reports.reason);
  for (const { caseId, reason } of rows) found.set(caseId, [...(found.get(caseId) ?? []), reason]);
  return found;
}

export const findCase = (db: Db, id: number) =>
  firstRow(
    db
      .select({ moderationCase: cases, closedByName: ownerColumns.displayName })
      .from(cases)
      .leftJoin(...ownerOf(cases.closedBy))
      .where(eq(cases.id, id)),
  );

/** A case is read by people: of a flood, the newest reports. */
const maxListed = 200;

export const listReports = (db: Db, caseId: number): Promise<ReportRow[]> =>
  db.select().from(reports).where(eq(reports.caseId, caseId)).orderBy(desc(reports.id)).limit(maxListed);

export const listOtherCases = (db: Db, { id, profileId }: Pick<CaseRow, 'id' | 'profileId'>) =>
  db
    .select({ id: cases.id, state: cases.state, lastReportAt: cases.lastReportAt })
    .from(cases)
    .where(and(eq(cases.profileId, profileId), ne(cases.id, id)))
    .orderBy(desc(cases.id))
    .limit(20);

/** Holds the row lock until the transaction ends: of two decisions the second one sees the first. */
export const lockCase = (tx: Db, id: number): Promise<CaseRow | undefined> =>
  firstRow(tx.select().from(cases).where(eq(cases.id, id)).for('update'));

export async function closeCase(tx: Db, id: number, decision: Partial<CaseRow>): Promise<void> {
  await tx.update(cases).set(decision).where(eq(cases.id, id));
}

/** The open case of a profile; at most one exists. */
export const lockOpenCase = (tx: Db, profileId: number): Promise<CaseRow | undefined> =>
  firstRow(
    tx
      .select()
      .from(cases)
      .where(and(eq(cases.profileId, profileId), eq(cases.state, 'open')))
      .for('update'),
  );

export const countOpenCases = (db: Db): Promise<number> => db.$count(cases, eq(cases.state, 'open'));

export async function deleteCasesBefore(db: Db, before: Date): Promise<void> {
  await db.delete(cases).where(lt(cases.closedAt, before));
}
