import { and, asc, desc, eq, gt, gte, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { typedNumber } from '#base/admin-list.ts';
import { pick } from '#base/pick.ts';
import { ofOwnersNamed, ownerColumns, ownerOf, type SharedSearch } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import {
  type Keyset,
  type ListReader,
  newestOf,
  type PageClauses,
  rowsOf,
  searchRows,
  withinDays,
} from '#server-kit/db/keyset.ts';
import type { PaymentFilter } from '../../admin-contract.ts';
import { providerNames } from '../../domain.ts';
import type { PaymentEventsFilter } from '../../events-contract.ts';
import {
  paymentAttemptsTable as attempts,
  ledgerEntriesTable as entries,
  webhookEventsTable as events,
  ledgerLinesTable as lines,
  paymentsTable as payments,
  refundsTable as refunds,
} from '../table.ts';

const id = { column: payments.id, type: 'bigint' } as const;
const createdAt = { column: payments.createdAt, type: 'timestamptz' } as const;

/** A number matches a payment's ID; a provider reference must match exactly; other text searches owners. */
async function searched(db: Db, typed: string | undefined): Promise<SQL | undefined> {
  if (!typed) return undefined;
  const number = typedNumber(typed);
  if (number !== undefined) return eq(payments.id, number);
  const isRef = eq(payments.providerRef, typed);
  return (await db.$count(payments, isRef)) > 0 ? isRef : ofOwnersNamed(payments.userId, typed);
}

/** Few are refunded: they have an index of their own. */
function inState(state: NonNullable<PaymentFilter['status']>): SQL | undefined {
  if (state === 'refunded') return and(gt(payments.refunded, 0), gte(payments.refunded, payments.amount));
  if (state === 'partly') return and(gt(payments.refunded, 0), lt(payments.refunded, payments.amount));
  return eq(payments.status, state);
}

const owner = pick(ownerColumns, 'username', 'displayName', 'email');

export const paymentsSource = {
  /** With dates, ordered by the date index. Otherwise by ID, which every other index ends with. */
  keyset: ({ from, to }: PaymentFilter): Keyset => ({
    columns: (from ?? to) === undefined ? [id] : [createdAt, id],
    direction: 'desc',
  }),
  filterCondition: async ({ db }: ListReader, { status, purpose, user, from, to, q }: PaymentFilter) =>
    and(
      status && inState(status),
      purpose && eq(payments.purpose, purpose),
      user === undefined ? undefined : eq(payments.userId, user),
      withinDays(payments.createdAt, from, to),
      await searched(db, q),
    ),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ payment: payments, owner, cursor })
      .from(payments)
      .leftJoin(...ownerOf(payments.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: SQL | undefined) => db.$count(payments, fit),
};

export async function searchPayments(reader: ListReader, { q, limit, people }: SharedSearch) {
  const number = typedNumber(q);
  const exact = or(eq(payments.providerRef, q), number === undefined ? undefined : eq(payments.id, number));
  const owned = { table: payments, id: payments.id, owner: payments.userId, limit };
  const fits = inArray(payments.id, await newestOf(reader.db, people, owned));
  return searchRows(paymentsSource, reader, { filter: {}, exact, fits, limit });
}

export async function findForAdmin(db: Db, paymentId: number) {
  const [row] = await db
    .select({ payment: payments, owner })
    .from(payments)
    .leftJoin(...ownerOf(payments.userId))
    .where(eq(payments.id, paymentId));
  return row;
}
export type AdminPaymentRow = NonNullable<Awaited<ReturnType<typeof findForAdmin>>>;

export const listAttempts = (db: Db, paymentId: number) =>
  db.select().from(attempts).where(eq(attempts.paymentId, paymentId)).orderBy(asc(attempts.id));

export const listRefunds = (db: Db, paymentId: number) =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.id));

/** Ledger entries of a payment and its refunds, each with its lines. */
export const listEntries = (db: Db, paymentId: number) =>
  db
    .select({
      id: entries.id,
      kind: entries.kind,
      createdAt: entries.createdAt,
      lines: sql<{ account: typeof lines.$inferSelect.account; amount: number }[]>`
        json_agg(json_build_object('account', ${lines.account}, 'amount', ${lines.amount}) order by ${lines.account})`,
    })
    .from(entries)
    .innerJoin(lines, eq(lines.entryId, entries.id))
    .where(eq(entries.paymentId, paymentId))
    .groupBy(entries.id)
    .orderBy(asc(entries.id));

export const paymentEventsSource = {
  keyset: (_: PaymentEventsFilter): Keyset => ({ columns: [{ column: events.id, type: 'bigint' }], direction: 'desc' }),
  /** By the provider's ID of the event, which an index finds. */
  filterCondition: (_: ListReader, { q }: PaymentEventsFilter) =>
    q ? and(inArray(events.provider, [...providerNames]), eq(events.eventId, q.trim())) : undefined,
  rows: rowsOf('event', events),
};
export type ListedEvent = Awaited<ReturnType<typeof paymentEventsSource.rows>>[number];
