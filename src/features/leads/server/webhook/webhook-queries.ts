import { and, eq, isNull, lte, or, sql } from 'drizzle-orm';
import { profileColumns, profileOf } from '#features/profiles/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { LeadRow } from '../queries.ts';
import { leadsTable as leads, leadWebhooksTable as webhooks } from '../table.ts';

export type WebhookRow = typeof webhooks.$inferSelect;
type Outcome = Pick<WebhookRow, 'lastAt' | 'lastStatus' | 'lastError'>;

export async function findWebhook(db: Db, userId: number): Promise<WebhookRow | undefined> {
  const [row] = await db.select().from(webhooks).where(eq(webhooks.userId, userId));
  return row;
}

type NewWebhook = Pick<WebhookRow, 'userId' | 'url' | 'secret' | 'createdAt'>;

/** A secret stays with its owner from address to address, unless a new one is asked for; what was tried elsewhere does not. */
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

/** Where it was sent to: an owner who has chosen another address meanwhile is told nothing about the former one. */
const sentTo = ({ userId, url }: Pick<WebhookRow, 'userId' | 'url'>) =>
  and(eq(webhooks.userId, userId), eq(webhooks.url, url));

export async function markTried(db: Db, hook: WebhookRow, { lastAt, lastStatus, lastError }: Outcome): Promise<void> {
  const heard = lastError === null ? { deliveredAt: lastAt, failures: 0 } : { failures: sql`${webhooks.failures} + 1` };
  await db
    .update(webhooks)
    .set({ lastAt, lastStatus, lastError, ...heard })
    .where(sentTo(hook));
}

/** True for one of all who ask within a while: the owner is told once. */
export async function claimFailureNotice(tx: Db, hook: WebhookRow, now: Date, notSince: Date): Promise<boolean> {
  const isDue = or(isNull(webhooks.notifiedAt), lte(webhooks.notifiedAt, notSince));
  const rows = await tx
    .update(webhooks)
    .set({ notifiedAt: now })
    .where(and(sentTo(hook), isDue))
    .returning({ userId: webhooks.userId });
  return rows.length > 0;
}

/** With the address of its card, where there still is one. */
export async function findToSend(
  db: Db,
  id: number,
  ownerId: number,
): Promise<{ lead: LeadRow; slug: string | null } | undefined> {
  const [row] = await db
    .select({ lead: leads, slug: profileColumns.slug })
    .from(leads)
    .leftJoin(...profileOf(leads.profileId))
    .where(and(eq(leads.id, id), eq(leads.ownerId, ownerId)));
  return row;
}
