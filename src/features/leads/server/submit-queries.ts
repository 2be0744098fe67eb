import { and, desc, eq, gte, lt, ne, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { lockRowInTransaction } from '#server-kit/db/locks.ts';
import { leadsTable as leads } from './table.ts';

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
