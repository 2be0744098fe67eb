import { and, asc, desc, eq, gte, inArray, isNull, like, lt, ne, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import type { LeadStatus } from '../domain.ts';
import { leadsTable as leads, leadNotesTable as notes } from './table.ts';

export type LeadRow = typeof leads.$inferSelect;
export type NoteRow = typeof notes.$inferSelect;

/** The owner's filter, resolved: instants for dates, terms for a query. */
export interface LeadQuery {
  readonly profileId?: number | undefined;
  /** `active`: all but the archived ones. */
  readonly status?: LeadStatus | 'active' | undefined;
  readonly terms?: readonly string[];
  readonly since?: Date | undefined;
  readonly until?: Date | undefined;
  /** Excludes leads in review. */
  readonly isReviewed?: boolean;
}

const escaped = (term: string): string => term.replace(/[\\%_]/g, (character) => `\\${character}`);

export function whereOwned(ownerId: number, { profileId, status, terms = [], since, until, isReviewed }: LeadQuery) {
  return and(
    eq(leads.ownerId, ownerId),
    profileId === undefined ? undefined : eq(leads.profileId, profileId),
    status === 'active' ? ne(leads.status, 'archived') : status && eq(leads.status, status),
    ...terms.map((term) => like(leads.search, `%${escaped(term)}%`)),
    since && gte(leads.createdAt, since),
    until && lt(leads.createdAt, until),
    isReviewed ? ne(leads.status, 'review') : undefined,
  );
}

/** The only definition of an unread lead, for its row and for every counter; one in review does not count. */
const isUnseen = sql<boolean>`(${isNull(leads.seenAt)} and ${ne(leads.status, 'review')})`;

// Uses qualified names, because the query builder omits the table when only one is read.
const notesCount = sql<number>`(select count(*)::int from lead_notes where lead_notes.lead_id = leads.id)`;
const columns = { lead: leads, notesCount, isUnseen } as const;

export interface CountedLead {
  readonly lead: LeadRow;
  readonly notesCount: number;
  readonly isUnseen: boolean;
}

/** Newest first, paged by ID: leads that arrive in the meantime do not shift any page. */
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
    .select({ status: leads.status, count: sql<number>`count(*)::int` })
    .from(leads)
    .where(whereOwned(ownerId, query))
    .groupBy(leads.status);
}

export async function countUnseen(db: Db, ownerId: number): Promise<number> {
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
    .where(ofOwner([id], ownerId));
  return row;
}

/** Locks until the transaction ends, always in one order, so that concurrent requests wait instead of deadlocking. */
export const lockOwned = (tx: Db, ids: readonly number[], ownerId: number): Promise<LeadRow[]> =>
  tx.select().from(leads).where(ofOwner(ids, ownerId)).orderBy(asc(leads.id)).for('update');

const ofOwner = (ids: readonly number[], ownerId: number) =>
  and(inArray(leads.id, [...ids]), eq(leads.ownerId, ownerId));

/** Changing a lead's status also marks it as seen. */
export async function updateStatus(tx: Db, ids: readonly number[], ownerId: number, status: LeadStatus, now: Date) {
  const seenAt = sql`coalesce(${leads.seenAt}, ${now.toISOString()}::timestamptz)`;
  await tx
    .update(leads)
    .set({ formerStatus: sql`${leads.status}`, status, seenAt, updatedAt: now })
    .where(ofOwner(ids, ownerId));
}

/** Returns those that were not confirmed as genuine before. */
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

/** Returns the ID of the lead that the note belonged to; undefined if this owner has no such note. */
export async function deleteNote(tx: Db, id: number, ownerId: number): Promise<number | undefined> {
  const own = tx.select({ id: leads.id }).from(leads).where(eq(leads.ownerId, ownerId));
  const [row] = await tx
    .delete(notes)
    .where(and(eq(notes.id, id), inArray(notes.leadId, own)))
    .returning({ leadId: notes.leadId });
  return row?.leadId;
}

/** Labels of the custom fields, in order of first appearance. */
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
 * Serializes an owner's incoming leads: duplicates are detected, emails are counted correctly, and a reader who pages
 * never misses a lead.
 */
export async function lockInbox(tx: Db, ownerId: number): Promise<void> {
  await lockRowInTransaction(tx, 'leadInbox', ownerId);
}

export async function findSame(tx: Db, profileId: number, fingerprint: string, since: Date) {
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
  if (!row) throw new Error('The new lead was not returned');
  return row.id;
}

/** Number of leads received, and how many of them are in review. */
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

/** The first leads received after those that were skipped. */
export const listBetween = (db: Db, ownerId: number, since: Date, until: Date, offset: number, limit: number) =>
  db
    .select({ name: leads.name, phone: leads.phone, email: leads.email })
    .from(leads)
    .where(whereOwned(ownerId, { since, until, isReviewed: true }))
    .orderBy(asc(leads.createdAt), asc(leads.id))
    .offset(offset)
    .limit(limit);

/** Claims and clears due reminders in one statement; concurrent workers skip locked rows. */
export async function claimDueReminders(tx: Db, now: Date, limit: number) {
  const due = sql`(
    select id from ${leads} where remind_at <= ${now.toISOString()}
    order by remind_at limit ${limit} for update skip locked)`;
  return tx
    .update(leads)
    .set({ remindAt: null })
    .where(sql`${leads.id} in ${due}`)
    .returning({ id: leads.id, ownerId: leads.ownerId, name: leads.name });
}
