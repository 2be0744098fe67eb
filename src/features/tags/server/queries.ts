import { and, asc, desc, eq, inArray, isNotNull, isNull, or, type SQL, sql } from 'drizzle-orm';
import type { SharedSearch } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import {
  isCommon,
  type Keyset,
  type ListReader,
  rowsOf,
  searchRows,
  textSearchQuery,
  withoutIndex,
} from '#server-kit/db/keyset.ts';
import { readCode, type ShownTagState } from '../domain.ts';
import { tagEventsTable as events, tagSearchVector, tagsTable as tags } from './table.ts';

export type TagRow = typeof tags.$inferSelect;
type NewTagRow = typeof tags.$inferInsert;

const isReal = eq(tags.isDemo, false);

/** Inserts tags for the codes that are free, and returns those codes. */
export async function insertTags(tx: Db, codes: readonly string[], values: Omit<NewTagRow, 'code'>): Promise<string[]> {
  const rows = await tx
    .insert(tags)
    .values(codes.map((code) => ({ ...values, code })))
    .onConflictDoNothing()
    .returning({ code: tags.code });
  return rows.map(({ code }) => code);
}

/** Excludes those of demo accounts, which only their owner sees. */
export const findTag = (db: Db, code: string) =>
  firstRow(
    db
      .select()
      .from(tags)
      .where(and(eq(tags.code, code), isReal)),
  );

export const listOwned = (db: Db, ownerId: number): Promise<TagRow[]> =>
  db.select().from(tags).where(eq(tags.ownerId, ownerId)).orderBy(desc(tags.createdAt), asc(tags.code));

const isOwned = (code: string, ownerId: number) => and(eq(tags.code, code), eq(tags.ownerId, ownerId));

export const findOwned = (db: Db, code: string, ownerId: number): Promise<TagRow | undefined> =>
  firstRow(db.select().from(tags).where(isOwned(code, ownerId)));

/** Locks the row until the transaction ends, so that decisions based on it stay valid. */
export const lockTag = (tx: Db, code: string) =>
  firstRow(tx.select().from(tags).where(eq(tags.code, code)).for('update'));

export const lockOwned = (tx: Db, code: string, ownerId: number): Promise<TagRow | undefined> =>
  firstRow(tx.select().from(tags).where(isOwned(code, ownerId)).for('update'));

export const updateTag = (tx: Db, code: string, change: Partial<NewTagRow>): Promise<TagRow> =>
  onlyRow(tx.update(tags).set(change).where(eq(tags.code, code)).returning());

/** Of concurrent claims, one succeeds. */
export async function claimTag(tx: Db, code: string, change: Partial<NewTagRow>): Promise<TagRow | undefined> {
  const [row] = await tx
    .update(tags)
    .set(change)
    .where(and(eq(tags.code, code), eq(tags.state, 'unassigned')))
    .returning();
  return row;
}

/** Returns the tags that were not yet retired. Locks rows in the same order as everywhere, to avoid deadlocks. */
export async function retireAll(tx: Db, codes: readonly string[], at: Date): Promise<TagRow[]> {
  const ended = inOrder(tx, and(inArray(tags.code, [...codes]), sql`${tags.state} <> 'retired'`));
  return tx
    .update(tags)
    .set({ state: 'retired', scheduleProfileId: null, scheduleUntil: null, updatedAt: at })
    .where(inArray(tags.code, ended))
    .returning();
}

export async function markAllWritten(
  tx: Db,
  codes: readonly string[],
  tagModel: string | null,
  at: Date,
): Promise<TagRow[]> {
  const blank = inOrder(tx, and(inArray(tags.code, [...codes]), isNull(tags.writtenAt)));
  return tx
    .update(tags)
    .set({ writtenAt: at, model: tagModel, updatedAt: at })
    .where(inArray(tags.code, blank))
    .returning();
}

const inOrder = (tx: Db, which: SQL | undefined) =>
  tx.select({ code: tags.code }).from(tags).where(which).orderBy(asc(tags.code)).for('update');

export async function listCodesOf(tx: Db, ownerIds: readonly number[]): Promise<string[]> {
  const rows = await tx
    .select({ code: tags.code })
    .from(tags)
    .where(inArray(tags.ownerId, [...ownerIds]));
  return rows.map(({ code }) => code);
}

/** The tags of demo accounts with their history. The database refuses this for every other tag. */
export async function deleteDemoTags(tx: Db, ownerIds: readonly number[]): Promise<void> {
  const which = and(inArray(tags.ownerId, [...ownerIds]), tags.isDemo);
  await tx.delete(events).where(inArray(events.code, tx.select({ code: tags.code }).from(tags).where(which)));
  await tx.delete(tags).where(which);
}

export const listTagsOfOrders = async (db: Db, orderIds: readonly number[]): Promise<TagRow[]> =>
  orderIds.length === 0
    ? []
    : db
        .select()
        .from(tags)
        .where(and(inArray(tags.orderId, [...orderIds]), isReal))
        .orderBy(asc(tags.orderId), asc(tags.code));

export const listTagsOfBatch = (db: Db, batch: string): Promise<TagRow[]> =>
  db.select().from(tags).where(eq(tags.batch, batch)).orderBy(asc(tags.createdAt), asc(tags.code));

interface TagFilter {
  readonly state?: ShownTagState | undefined;
  readonly batch?: string | undefined;
  readonly owner?: number | undefined;
  /** Word prefixes of a code, a name or a batch. */
  readonly q?: string | undefined;
}

const isWritten = or(isNull(tags.orderId), isNotNull(tags.writtenAt));

/** The SQL equivalent of `shownTagState`. */
const isShownAs = (state: ShownTagState): SQL | undefined => {
  if (state === 'making') return and(eq(tags.state, 'active'), isNotNull(tags.orderId), isNull(tags.writtenAt));
  return and(eq(tags.state, state), state === 'active' ? isWritten : undefined);
};

/** Tags of all owners, newest first, for the workshop. */
export const tagsSource = {
  keyset: (): Keyset => ({
    columns: [
      { column: tags.createdAt, type: 'timestamptz' },
      { column: tags.code, type: 'text' },
    ],
    direction: 'desc',
  }),
  filterCondition: async ({ db }: ListReader, { state, batch, owner, q }: TagFilter) =>
    and(
      isReal,
      state && isShownAs(state),
      batch ? eq(tags.batch, batch) : undefined,
      owner === undefined ? undefined : eq(tags.ownerId, owner),
      q ? await matching(db, q) : undefined,
    ),
  rows: rowsOf('tag', tags),
};

/** Also finds the tag of a link that was tapped or scanned. */
export function searchTags(reader: ListReader, { q, limit }: SharedSearch) {
  const code = readCode(q.slice(q.lastIndexOf('/') + 1));
  const exact = code === undefined ? undefined : and(isReal, eq(tags.code, code));
  return searchRows(tagsSource, reader, { filter: { q }, exact, limit });
}

const maxFound = 2_000;

/** Matches word prefixes of code, name or batch. Rare matches come from the index first; common ones from scanning. */
async function matching(db: Db, q: string): Promise<SQL> {
  const query = textSearchQuery(q);
  if (!query) return sql`false`;
  const fits = sql`${tagSearchVector(tags)} @@ ${query}`;
  if (await isCommon(db, tags, tags.createdAt, fits)) return withoutIndex(fits);
  const found = await db.select({ code: tags.code }).from(tags).where(fits).limit(maxFound);
  return found.length === maxFound
    ? withoutIndex(fits)
    : sql`${tags.code} = any(${sql.param(found.map(({ code }) => code))}::text[])`;
}

export type TagEventRow = typeof events.$inferSelect;
export type NewTagEvent = typeof events.$inferInsert;

/** Events are append-only: the database rejects updates and deletes. */
export async function insertEvents(tx: Db, rows: readonly NewTagEvent[]): Promise<void> {
  if (rows.length) await tx.insert(events).values([...rows]);
}

/** All events, under any owner. */
export const listEvents = (db: Db, code: string): Promise<TagEventRow[]> =>
  db.select().from(events).where(eq(events.code, code)).orderBy(asc(events.id));

/** Only events while the tag belonged to this owner. */
export const listEventsOf = (db: Db, codes: readonly string[], ownerId: number): Promise<TagEventRow[]> =>
  db
    .select()
    .from(events)
    .where(and(inArray(events.code, [...codes]), eq(events.ownerId, ownerId)))
    .orderBy(asc(events.id));
