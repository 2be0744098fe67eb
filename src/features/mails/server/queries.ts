import { and, eq, gt, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { listOwners, ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import {
  type Keyset,
  type ListReader,
  type PageClauses,
  searchCondition,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import type { MailsFilter } from '../contract.ts';
import { mailContentsTable as contents, mailSearchVector, mailsTable as mails, type StoredContent } from './table.ts';

type NewMail = typeof mails.$inferInsert;
export type MailRow = typeof mails.$inferSelect;

/** A first attempt adds the row, a later one of the same job counts on it. */
export async function countAttempt(tx: Db, mail: NewMail): Promise<number> {
  const { id } = await onlyRow(
    tx
      .insert(mails)
      .values({ ...mail, attempts: 1 })
      .onConflictDoUpdate({
        target: [mails.jobId, mails.to],
        targetWhere: sql`${mails.jobId} is not null`,
        set: {
          attempts: sql`${mails.attempts} + 1`,
          subject: sql`excluded.subject`,
          status: 'waiting',
          triedAt: sql`excluded.tried_at`,
        },
      })
      .returning({ id: mails.id }),
  );
  return id;
}

export async function countAttemptOf(db: Db, id: number, triedAt: Date): Promise<void> {
  await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, triedAt })
    .where(eq(mails.id, id));
}

export async function saveContent(tx: Db, mailId: number, content: StoredContent, storedAt: Date): Promise<void> {
  const values = { mailId, content, storedAt };
  await tx.insert(contents).values(values).onConflictDoUpdate({ target: contents.mailId, set: { content, storedAt } });
}

type Outcome = Pick<MailRow, 'status'> & Partial<Pick<MailRow, 'error' | 'messageId' | 'sentAt'>>;

export async function saveOutcome(db: Db, id: number, outcome: Outcome): Promise<void> {
  await db.update(mails).set(outcome).where(eq(mails.id, id));
}

export const insertMail = async (tx: Db, mail: NewMail): Promise<number> =>
  (await onlyRow(tx.insert(mails).values(mail).returning({ id: mails.id }))).id;

const listed = {
  id: mails.id,
  to: mails.to,
  template: mails.template,
  subject: mails.subject,
  status: mails.status,
  attempts: mails.attempts,
  createdAt: mails.createdAt,
};

export const mailsSource = {
  /** They are numbered in the order in which they were made. */
  keyset: ({ direction }: MailsFilter): Keyset => ({ columns: [{ column: mails.id, type: 'bigint' }], direction }),
  filterCondition: async ({ db }: ListReader, { status, template, q }: MailsFilter) =>
    and(status && eq(mails.status, status), template && eq(mails.template, template), await searched(db, q?.trim())),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ ...listed, cursor })
      .from(mails)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
};

/** A full address finds its own emails; other text is searched for in addresses and subjects, by how words begin. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const isAddress = sql`lower(${mails.to}) = ${typed.toLowerCase()}`;
  if (typed.includes('@') && (await db.$count(mails, isAddress)) > 0) return isAddress;
  const query = textSearchQuery(typed);
  if (!query) return sql`false`;
  return searchCondition(db, mails, mails.id, sql`${mailSearchVector(mails)} @@ ${query}`);
}

export const findMail = (db: Db, id: number) =>
  firstRow(
    db
      .select({
        mail: mails,
        content: contents.content,
        owner: { id: ownerColumns.id, displayName: ownerColumns.displayName },
      })
      .from(mails)
      .leftJoin(contents, eq(contents.mailId, mails.id))
      .leftJoin(...ownerOf(mails.userId))
      .where(eq(mails.id, id)),
  );
export type FoundMail = NonNullable<Awaited<ReturnType<typeof findMail>>>;

/** Holds the row lock until the transaction ends: of two repetitions the second one sees the first. */
export const lockMail = (tx: Db, id: number): Promise<MailRow | undefined> =>
  firstRow(tx.select().from(mails).where(eq(mails.id, id)).for('update'));

/** The repetition that is still on its way. */
export const findWaitingCopy = (tx: Db, { id, to }: Pick<MailRow, 'id' | 'to'>) =>
  firstRow(
    tx
      .select({ id: mails.id })
      .from(mails)
      .where(and(sql`lower(${mails.to}) = ${to.toLowerCase()}`, eq(mails.resentFrom, id), eq(mails.status, 'waiting'))),
  );

export const countFailedMails = (db: Db, since: Date): Promise<number> =>
  db.$count(mails, and(eq(mails.status, 'failed'), gt(mails.createdAt, since)));

const noResult = 'The result was not recorded: the process stopped, or the job was given up.';

/** Emails that nothing tries any more, so that they do not wait forever. */
export async function failAbandoned(db: Db, before: Date): Promise<void> {
  await db
    .update(mails)
    .set({ status: 'failed', error: sql`coalesce(${mails.error}, ${noResult})` })
    .where(and(eq(mails.status, 'waiting'), lt(mails.triedAt, before)));
}

/** Returns how many were deleted. */
export async function deleteContents(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: contents.mailId }).from(contents).where(lt(contents.storedAt, before)).limit(limit);
  return (await db.delete(contents).where(inArray(contents.mailId, old)).returning({ id: contents.mailId })).length;
}

/** Returns how many were deleted. */
export async function deleteMails(db: Db, before: Date, limit: number): Promise<number> {
  const old = db.select({ id: mails.id }).from(mails).where(lt(mails.createdAt, before)).limit(limit);
  return (await db.delete(mails).where(inArray(mails.id, old)).returning({ id: mails.id })).length;
}

/** Also what was sent to their addresses without being about the account, such as the answer to a visitor. */
export async function deleteMailsTo(tx: Db, userIds: readonly number[]): Promise<void> {
  const addresses = [...(await listOwners(tx, userIds)).values()].map(({ email }) => email.toLowerCase());
  const isTheirs = inArray(mails.userId, [...userIds]);
  await tx.delete(mails).where(or(isTheirs, sql`lower(${mails.to}) = any(${sql.param(addresses)}::text[])`));
}
