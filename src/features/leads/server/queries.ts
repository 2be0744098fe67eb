import { and, asc, desc, eq, gte, inArray, isNull, like, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import type { LeadStatus } from '../domain.ts';
import { leadsTable as leads, leadNotesTable as notes } from './table.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NoteRow = typeof notes.$inferSelect;

/** What an owner's filter comes to: moments for days, words for a query. */
export interface LeadQuery {
  readonly profileId?: number | undefined;
  readonly status?: LeadStatus | undefined;
  readonly terms?: readonly string[];
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Without those that wait for review. */
  readonly isReviewed?: boolean;
}

const escaped = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

export function whereOwned(
  ownerId: number,
  { profileId, status, terms = [], since, until, isReviewed }: LeadQuery,
): SQL | undefined {
  return and(
    eq(leads.ownerId, ownerId),
    profileId === undefined ? undefined : eq(leads.profileId, profileId),
    status && eq(leads.status, status),
    ...terms.map((term) => like(leads.search, `%${escaped(term)}%`)),
    since && gte(leads.createdAt, since),
    until && lt(leads.createdAt, until),
    isReviewed ? ne(leads.status, 'review') : undefined,
  );
}

/** What waits for review is nobody's to be hurried by. */
const isUnseen = and(isNull(leads.seenAt), ne(leads.status, 'review'));

// By their full names: where one table is read, the builder leaves a column's table out.
const notesCount = sql<number>`(select count(*)::int from lead_notes where lead_notes.lead_id = leads.id)`;
const columns = { lead: leads, notesCount } as const;

export interface CountedLead {
  readonly lead: LeadRow;
  readonly notesCount: number;
}

/** Newest first, by number: whatever arrives meanwhile comes before the first page and moves none. */
export const listOwned = (
  db: Db,
  ownerId: number,
  query: LeadQuery,
  { before, limit }: { before?: number | undefined; limit: number },
): Promise<CountedLead[]> =>
  db
    .select(columns)
    .from(leads)
    .where(and(whereOwned(ownerId, query), before === undefined ? undefined : lt(leads.id, before)))
    .orderBy(desc(leads.id))
    .limit(limit);

export async function countByStatus(db: Db, ownerId: number, query: LeadQuery) {
  return db
    .select({
      status: leads.status,
      count: sql<number>`count(*)::int`,
      unseen: sql<number>`(count(*) filter (where ${isUnseen}))::int`,
    })
    .from(leads)
    .where(whereOwned(ownerId, query))
    .groupBy(leads.status);
}

export async function countUnseenOf(db: Db, ownerId: number): Promise<number> {
  const [row] = await db
    .select({ count: sql<number>`count(*)::int` })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), isUnseen));
  return row?.count ?? 0;
}

export async function findOwned(db: Db, id: number, ownerId: number): Promise<CountedLead | undefined> {
  const [row] = await db
    .select(columns)
    .from(leads)
    .where(and(eq(leads.id, id), eq(leads.ownerId, ownerId)));
  return row;
}

/** Held until the transaction ends, always in one order, so that two who want the same ones wait and do not block. */
export const lockOwned = (tx: Db, ids: readonly number[], ownerId: number): Promise<LeadRow[]> =>
  tx
    .select()
    .from(leads)
    .where(and(inArray(leads.id, [...ids]), eq(leads.ownerId, ownerId)))
    .orderBy(asc(leads.id))
    .for('update');

const ofOwner = (ids: readonly number[], ownerId: number) =>
  and(inArray(leads.id, [...ids]), eq(leads.ownerId, ownerId));

/** Whoever decided what becomes of a lead has looked at it. */
export async function updateStatus(tx: Db, ids: readonly number[], ownerId: number, status: LeadStatus, now: Date) {
  const seenAt = sql`coalesce(${leads.seenAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(leads)
    .set({ formerStatus: sql`${leads.status}`, status, seenAt, updatedAt: now })
    .where(ofOwner(ids, ownerId));
}

/** Those of them that nobody had called real before. */
export const markReviewed = (tx: Db, ids: readonly number[], ownerId: number, now: Date): Promise<LeadRow[]> =>
  tx
    .update(leads)
    .set({ reviewedAt: now })
    .where(and(ofOwner(ids, ownerId), isNull(leads.reviewedAt)))
    .returning();

export async function restoreStatus(tx: Db, ids: readonly number[], ownerId: number, now: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ status: sql`${leads.formerStatus}`, formerStatus: null, updatedAt: now })
    .where(and(ofOwner(ids, ownerId), sql`${leads.formerStatus} is not null`));
}

export async function setSeen(tx: Db, ids: readonly number[], ownerId: number, now: Date): Promise<void> {
  await tx
    .update(leads)
    .set({ seenAt: now })
    .where(and(ofOwner(ids, ownerId), isNull(leads.seenAt)));
}

export async function setReminder(tx: Db, id: number, ownerId: number, remindAt: Date | null, now: Date) {
  await tx
    .update(leads)
    .set({ remindAt, updatedAt: now })
    .where(ofOwner([id], ownerId));
}

export async function deleteOwned(tx: Db, ids: readonly number[], ownerId: number): Promise<void> {
  await tx.delete(leads).where(ofOwner(ids, ownerId));
}

export const listNotes = (db: Db, leadId: number): Promise<NoteRow[]> =>
  db.select().from(notes).where(eq(notes.leadId, leadId)).orderBy(desc(notes.id));

export async function insertNote(tx: Db, leadId: number, text: string, createdAt: Date): Promise<void> {
  await tx.insert(notes).values({ leadId, text, createdAt });
}

/** The lead that a note of this owner's stood on; undefined when there is none. */
export async function deleteNote(tx: Db, id: number, ownerId: number): Promise<number | undefined> {
  const own = tx.select({ id: leads.id }).from(leads).where(eq(leads.ownerId, ownerId));
  const [row] = await tx
    .delete(notes)
    .where(and(eq(notes.id, id), inArray(notes.leadId, own)))
    .returning({ leadId: notes.leadId });
  return row?.leadId;
}

/** What own fields were called, in the order in which they first came up. */
export async function listFieldLabels(db: Db, ownerId: number, query: LeadQuery): Promise<string[]> {
  const where = whereOwned(ownerId, query) as SQL;
  const { rows } = await db.execute<{ label: string }>(sql`
    select field.value ->> 'label' as label from ${leads}
    cross join lateral jsonb_array_elements(${leads.fields}) with ordinality as field(value, place)
    where ${where}
    group by 1 order by min(${leads.id}), min(field.place)`);
  return rows.map(({ label }) => label);
}

export const listNotesOf = (db: Db, leadIds: readonly number[]): Promise<NoteRow[]> =>
  db
    .select()
    .from(notes)
    .where(inArray(notes.leadId, [...leadIds]))
    .orderBy(asc(notes.id));

type NewLeadRow = typeof leads.$inferInsert;

/**
 * Leads of one owner come in one after the other: the same one twice is seen, mails are counted right, and whoever
 * reads page by page never finds one among those already read.
 */
export async function lockInbox(tx: Db, ownerId: number): Promise<void> {
  await lockRowInTransaction(tx, 'leadInbox', ownerId);
}

export async function findSame(
  tx: Db,
  profileId: number,
  fingerprint: string,
  since: Date,
): Promise<number | undefined> {
  const [row] = await tx
    .select({ id: leads.id })
    .from(leads)
    .where(and(eq(leads.profileId, profileId), eq(leads.fingerprint, fingerprint), gte(leads.createdAt, since)))
    .orderBy(desc(leads.id))
    .limit(1);
  return row?.id;
}

export async function insertLead(tx: Db, values: NewLeadRow): Promise<number> {
  const [row] = await tx.insert(leads).values(values).returning({ id: leads.id });
  if (!row) throw new Error('The new lead did not come back');
  return row.id;
}

/** How many came in, and how many of those wait for review. */
export async function countBetween(db: Db, ownerId: number, from: Date, to: Date) {
  const [row] = await db
    .select({
      real: sql<number>`(count(*) filter (where ${ne(leads.status, 'review')}))::int`,
      review: sql<number>`(count(*) filter (where ${eq(leads.status, 'review')}))::int`,
    })
    .from(leads)
    .where(and(eq(leads.ownerId, ownerId), gte(leads.createdAt, from), lt(leads.createdAt, to)));
  return row ?? { real: 0, review: 0 };
}

interface Due {
  readonly id: number;
  readonly ownerId: number;
  readonly name: string;
}

/** Takes what is due and lets go of it in one step: whoever else looks at the same moment finds others or none. */
export async function claimDueReminders(tx: Db, now: Date, limit: number): Promise<Due[]> {
  const due = sql`(
    select id from ${leads} where remind_at <= ${now.toISOString()}
    order by remind_at limit ${limit} for update skip locked)`;
  return tx
    .update(leads)
    .set({ remindAt: null })
    .where(sql`${leads.id} in ${due}`)
    .returning({ id: leads.id, ownerId: leads.ownerId, name: leads.name });
}
