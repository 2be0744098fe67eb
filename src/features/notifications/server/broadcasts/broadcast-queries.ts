import { and, eq, gt, inArray, lte, not, type SQL, sql } from 'drizzle-orm';
import { addDays, startOfDay } from '#base/time/israel-time.ts';
import {
  canGetMail,
  effectivePackageIn,
  isActiveOwner,
  isCustomer,
  ownerColumns,
  planStatusIn,
  selectOwners,
} from '#features/accounts/server/index.ts';
import { hasPublishedProfile } from '#features/profiles/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import { type Keyset, type ListReader, rowsOf } from '#server-kit/db/keyset.ts';
import type { BroadcastDraft, BroadcastFilter } from '../../admin-contract.ts';
import type { BroadcastAudience, BroadcastKind } from '../../broadcast.ts';
import {
  broadcastsTable as broadcasts,
  mailChoicesTable as choices,
  notificationsTable as notifications,
} from '../table.ts';

export type BroadcastRow = typeof broadcasts.$inferSelect;

export const broadcastsSource = {
  keyset: (): Keyset => ({ columns: [{ column: broadcasts.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: (_: ListReader, { status }: BroadcastFilter) => status && eq(broadcasts.status, status),
  rows: rowsOf('broadcast', broadcasts),
};

export const findBroadcast = (db: Db, id: number) =>
  firstRow(db.select().from(broadcasts).where(eq(broadcasts.id, id)));

export const listTexts = (db: Db, ids: readonly number[]) =>
  db
    .select({ id: broadcasts.id, texts: broadcasts.texts })
    .from(broadcasts)
    .where(inArray(broadcasts.id, [...ids]));

/** Holds the row lock until the transaction ends, so that a pause and the next batch are serialized. */
export const lockBroadcast = (tx: Db, id: number): Promise<BroadcastRow | undefined> =>
  firstRow(tx.select().from(broadcasts).where(eq(broadcasts.id, id)).for('update'));

export const insertBroadcast = (tx: Db, draft: BroadcastDraft, createdBy: number, createdAt: Date) =>
  onlyRow(
    tx
      .insert(broadcasts)
      .values({ ...draft, createdBy, createdAt })
      .returning(),
  );

export const updateBroadcast = (tx: Db, id: number, set: Partial<Omit<BroadcastRow, 'id'>>): Promise<BroadcastRow> =>
  onlyRow(tx.update(broadcasts).set(set).where(eq(broadcasts.id, id)).returning());

export async function deleteBroadcast(tx: Db, id: number): Promise<void> {
  await tx.delete(broadcasts).where(eq(broadcasts.id, id));
}

export async function listSending(db: Db): Promise<number[]> {
  const rows = await db.select({ id: broadcasts.id }).from(broadcasts).where(eq(broadcasts.status, 'sending'));
  return rows.map(({ id }) => id);
}

/** Starts those whose time has come. */
export const startDue = (tx: Db, at: Date): Promise<BroadcastRow[]> =>
  tx
    .update(broadcasts)
    .set({ status: 'sending', mails: 0, startedAt: at })
    .where(and(eq(broadcasts.status, 'scheduled'), lte(broadcasts.sendAt, at)))
    .returning();

export async function insertNotifications(tx: Db, rows: (typeof notifications.$inferInsert)[]): Promise<void> {
  if (rows.length) await tx.insert(notifications).values(rows);
}

export const advance = (tx: Db, id: number, people: readonly Recipient[], lastUserId: number): Promise<BroadcastRow> =>
  updateBroadcast(tx, id, {
    sent: sql`${broadcasts.sent} + ${people.length}` as never,
    mails: sql`${broadcasts.mails} + ${people.filter(({ wantsMail: wants }) => wants).length}` as never,
    lastUserId,
  });

type Addressed = Pick<BroadcastRow, 'kind' | 'audience'>;

const planStatuses = { trial: ['trial'], paying: ['paying'], free: ['free', 'complimentary'] } as const;

const hasProfile = hasPublishedProfile(ownerColumns.id);

/** Customers, except suspended and departing ones and those who registered after sending started. */
const canBeNotified = (at: Date) => and(isCustomer, isActiveOwner, lte(ownerColumns.createdAt, at));

function fits(audience: BroadcastAudience, at: Date): SQL | undefined {
  const { packages, planStatus, language, registeredFrom, registeredTo, userIds } = audience;
  return and(
    canBeNotified(at),
    packages?.length ? inArray(effectivePackageIn(at), packages) : undefined,
    planStatus && inArray(planStatusIn(at), [...planStatuses[planStatus]]),
    language && eq(ownerColumns.language, language),
    audience.hasProfile === undefined ? undefined : audience.hasProfile ? hasProfile : not(hasProfile),
    registeredFrom ? sql`${ownerColumns.createdAt} >= ${startOfDay(registeredFrom).toISOString()}` : undefined,
    registeredTo ? sql`${ownerColumns.createdAt} < ${startOfDay(addDays(registeredTo, 1)).toISOString()}` : undefined,
    userIds ? sql`${ownerColumns.id} = any(${sql.param(userIds)}::int[])` : undefined,
  );
}

/** Who also gets an email: of marketing only owners who agreed to it. */
const wantsMail = (kind: BroadcastKind) => (kind === 'service' ? isReachable : wantsMarketing);
const isReachable = sql<boolean>`(${canGetMail})`;
const wantsMarketing = sql<boolean>`(${and(
  sql`exists (select from ${choices} where ${choices.userId} = ${ownerColumns.id}
    and ${choices.kind} = 'broadcast' and ${choices.isOn})`,
  canGetMail,
)})`;

export async function countAudience(db: Db, { kind, audience }: Addressed, at: Date) {
  const [row] = await selectOwners(db, {
    owners: sql<number>`count(*)::int`,
    mails: sql<number>`(count(*) filter (where ${wantsMail(kind)}))::int`,
  }).where(fits(audience, at));
  return row ?? { owners: 0, mails: 0 };
}

/** The next recipients in order of ID. */
export const listAudience = (db: Db, { kind, audience }: Addressed, at: Date, after: number, limit: number) =>
  selectOwners(db, { id: ownerColumns.id, language: ownerColumns.language, wantsMail: wantsMail(kind) })
    .where(and(fits(audience, at), gt(ownerColumns.id, after)))
    .orderBy(ownerColumns.id)
    .limit(limit);
export type Recipient = Awaited<ReturnType<typeof listAudience>>[number];
