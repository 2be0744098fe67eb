import { and, asc, count, desc, eq, type SQL, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';
import { withinDays } from '#server-kit/db/israel-days.ts';
import { afterPlace, type Keyset, orderOf, placeOf } from '#server-kit/db/keyset.ts';
import type { PaymentFilter } from '../admin-contract.ts';
import { ofOwnersNamed } from './owner-search-queries.ts';
import {
  paymentAttemptsTable as attempts,
  bookEntriesTable as entries,
  bookLinesTable as lines,
  paymentsTable as payments,
  refundsTable as refunds,
} from './table.ts';

/** What was typed, as it is looked for. */
export type PaymentLook = { readonly id: number } | { readonly ref: string } | { readonly words: string };

export interface PaymentSearch extends Omit<PaymentFilter, 'q'> {
  readonly look?: PaymentLook | undefined;
}

const id = { column: payments.id, type: 'bigint' } as const;
const createdAt = { column: payments.createdAt, type: 'timestamptz' } as const;

/** Of some days: by the index that finds the days. Otherwise by number, which every other index ends with. */
const keysetOf = ({ from, to }: PaymentSearch): Keyset => ({
  columns: (from ?? to) === undefined ? [id] : [createdAt, id],
  direction: 'desc',
});

function lookedFor(look: PaymentLook | undefined): SQL | undefined {
  if (!look) return undefined;
  if ('id' in look) return eq(payments.id, look.id);
  return 'ref' in look ? eq(payments.providerRef, look.ref) : ofOwnersNamed(payments.userId, look.words);
}

const fitting = ({ status, purpose, user, from, to, look }: PaymentSearch): SQL | undefined =>
  and(
    status && eq(payments.status, status),
    purpose && eq(payments.purpose, purpose),
    user === undefined ? undefined : eq(payments.userId, user),
    withinDays(payments.createdAt, from, to),
    lookedFor(look),
  );

const owner = { username: users.username, displayName: users.displayName, email: users.email };

/** One more than a page shows: it tells whether there is another. */
export const listForAdmin = (db: Db, search: PaymentSearch, size: number) => {
  const keyset = keysetOf(search);
  return db
    .select({ payment: payments, owner, place: placeOf(keyset) })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(and(fitting(search), afterPlace(keyset, search.after)))
    .orderBy(...orderOf(keyset))
    .limit(size + 1);
};
export type AdminPaymentRow = Omit<Awaited<ReturnType<typeof listForAdmin>>[number], 'place'>;

export async function countForAdmin(db: Db, search: PaymentSearch): Promise<number> {
  const [row] = await db.select({ count: count() }).from(payments).where(fitting(search));
  return row?.count ?? 0;
}

export async function findForAdmin(db: Db, paymentId: number): Promise<AdminPaymentRow | undefined> {
  const [row] = await db
    .select({ payment: payments, owner })
    .from(payments)
    .leftJoin(users, eq(users.id, payments.userId))
    .where(eq(payments.id, paymentId));
  return row;
}

export async function isRef(db: Db, ref: string): Promise<boolean> {
  const rows = await db.select({ id: payments.id }).from(payments).where(eq(payments.providerRef, ref));
  return rows.length > 0;
}

export const listAttempts = (db: Db, paymentId: number) =>
  db.select().from(attempts).where(eq(attempts.paymentId, paymentId)).orderBy(asc(attempts.id));

export const listRefunds = (db: Db, paymentId: number) =>
  db.select().from(refunds).where(eq(refunds.paymentId, paymentId)).orderBy(desc(refunds.id));

/** Entries of a payment and of its refunds, each with its lines. */
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
