import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { profileColumns, profileOf } from '#features/profiles/server/index.ts';
import { type Db, firstRow } from '#server-kit/db/database.ts';
import { leadsTable as leads, leadWebhooksTable as webhooks } from '../table.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
export type Outcome = Pick<WebhookRow, 'lastAt' | 'lastStatus' | 'lastError'>;

export const findWebhook = (db: Db, userId: number): Promise<WebhookRow | undefined> =>
  firstRow(db.select().from(webhooks).where(eq(webhooks.userId, userId)));

type NewWebhook = Pick<WebhookRow, 'userId' | 'url' | 'secret' | 'createdAt'>;

/** The secret survives a change of URL unless a new one is requested; the delivery history is reset. */
export async function saveWebhook(db: Db, { userId, url, secret, createdAt }: NewWebhook, renewsSecret: boolean) {
  const untried = { lastAt: null, lastStatus: null, lastError: null, deliveredAt: null, failures: 0, notifiedAt: null };
  await db
    .insert(webhooks)
    .values({ userId, url, secret, createdAt })
    .onConflictDoUpdate({
      target: webhooks.userId,
      set: { url, createdAt, ...untried },
      setWhere: sql`${webhooks.url} <> ${url}`,
    });
  if (renewsSecret) await db.update(webhooks).set({ secret }).where(eq(webhooks.userId, userId));
}

export async function deleteWebhook(db: Db, userId: number): Promise<void> {
  await db.delete(webhooks).where(eq(webhooks.userId, userId));
}

/** Matches the URL of the delivery: results for a previous URL are not recorded after the owner has changed it. */
const sentTo = ({ userId, url }: Pick<WebhookRow, 'userId' | 'url'>) =>
  and(eq(webhooks.userId, userId), eq(webhooks.url, url));

export async function markTried(db: Db, hook: WebhookRow, { lastAt, lastStatus, lastError }: Outcome): Promise<void> {
  const heard = lastError === null ? { deliveredAt: lastAt, failures: 0 } : { failures: sql`${webhooks.failures} + 1` };
  await db
    .update(webhooks)
    .set({ lastAt, lastStatus, lastError, ...heard })
    .where(sentTo(hook));
}

/** Returns true for only one of the concurrent calls in the period, so that the owner is notified once. */
export async function claimFailureNotice(tx: Db, hook: WebhookRow, now: Date, notSince: Date): Promise<boolean> {
  const isDue = or(isNull(webhooks.notifiedAt), lte(webhooks.notifiedAt, notSince));
  const rows = await tx
    .update(webhooks)
    .set({ notifiedAt: now })
    .where(and(sentTo(hook), isDue))
    .returning({ userId: webhooks.userId });
  return rows.length > 0;
}

/** Includes the slug of its profile, if that still exists. */
export async function findToSend(db: Db, id: number, ownerId: number) {
  const [row] = await db
    .select({ lead: leads, slug: profileColumns.slug })
    .from(leads)
    .leftJoin(...profileOf(leads.profileId))
    .where(and(eq(leads.id, id), eq(leads.ownerId, ownerId)));
  return row;
}
