import { and, eq, ne, type SQL, sql } from 'drizzle-orm';
import { pick } from '#base/pick.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { ownerColumns, ownerOf } from '#features/accounts/server/index.ts';
import { type Db, firstRow, onlyRow } from '#server-kit/db/database.ts';
import {
  type Keyset,
  type ListReader,
  type PageClauses,
  rowsOf,
  searchRows,
  textSearchQuery,
} from '#server-kit/db/keyset.ts';
import type { CouponFilter, RedemptionFilter } from '../admin-contract.ts';
import { type CouponState, codeOf, codePrefixOf, type RedemptionState } from '../domain.ts';
import { couponsTable as coupons, couponRedemptionsTable as redemptions } from './table.ts';

export type CouponRow = typeof coupons.$inferSelect;
type NewCoupon = typeof coupons.$inferInsert;

export const findCoupon = (db: Db, id: number): Promise<CouponRow | undefined> =>
  firstRow(db.select().from(coupons).where(eq(coupons.id, id)));

export const findByCode = (db: Db, code: string): Promise<CouponRow | undefined> =>
  firstRow(db.select().from(coupons).where(eq(coupons.code, code)));

/** Held until the transaction ends: its uses are counted one after another. */
export const lockByCode = (tx: Db, code: string): Promise<CouponRow | undefined> =>
  firstRow(tx.select().from(coupons).where(eq(coupons.code, code)).for('update'));

export const lockCoupon = (tx: Db, id: number): Promise<CouponRow | undefined> =>
  firstRow(tx.select().from(coupons).where(eq(coupons.id, id)).for('update'));

export const insertCoupon = (tx: Db, row: NewCoupon): Promise<CouponRow> =>
  onlyRow(tx.insert(coupons).values(row).returning());

export const updateCoupon = (tx: Db, id: number, change: Partial<NewCoupon>): Promise<CouponRow> =>
  onlyRow(tx.update(coupons).set(change).where(eq(coupons.id, id)).returning());

export async function changeUsed(tx: Db, id: number, by: 1 | -1): Promise<void> {
  await tx
    .update(coupons)
    .set({ used: sql`${coupons.used} + ${by}` })
    .where(eq(coupons.id, id));
}

export const countOwnUses = (db: Db, couponId: number, userId: number): Promise<number> =>
  db.$count(
    redemptions,
    and(eq(redemptions.userId, userId), eq(redemptions.couponId, couponId), ne(redemptions.state, 'released')),
  );

export async function insertRedemption(tx: Db, row: typeof redemptions.$inferInsert): Promise<void> {
  await tx.insert(redemptions).values(row);
}

/** The coupon whose use was settled; undefined if it already was. */
export async function settleRedemption(
  tx: Db,
  orderId: number,
  state: RedemptionState,
  settledAt: Date,
): Promise<number | undefined> {
  const row = await firstRow(
    tx
      .update(redemptions)
      .set({ state, settledAt })
      .where(and(eq(redemptions.orderId, orderId), eq(redemptions.state, 'reserved')))
      .returning({ couponId: redemptions.couponId }),
  );
  return row?.couponId;
}

/** The SQL equivalent of `couponState`. */
function inState(state: CouponState, today: string): SQL {
  const isStopped = sql`${coupons.stoppedAt} is not null`;
  const isEnded = sql`coalesce(${coupons.validUntil} < ${today}::date, false)`;
  const isUsedUp = sql`coalesce(${coupons.used} >= ${coupons.maxUses}, false)`;
  const isScheduled = sql`coalesce(${coupons.validFrom} > ${today}::date, false)`;
  return sql`(case when ${isStopped} then 'stopped' when ${isEnded} then 'ended' when ${isUsedUp} then 'used_up'
    when ${isScheduled} then 'scheduled' else 'active' end) = ${state}`;
}

/** The beginning of a code, or of words of the note. */
function searched(typed: string): SQL {
  const code = codePrefixOf(typed);
  const inNote = sql`to_tsvector('simple', ${coupons.note}) @@ ${textSearchQuery(typed) ?? sql`''::tsquery`}`;
  return code ? sql`(${coupons.code} like ${`${code}%`} or ${inNote})` : inNote;
}

export const couponsSource = {
  keyset: (): Keyset => ({ columns: [{ column: coupons.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: ({ clock }: ListReader, { state, q }: CouponFilter) =>
    and(state && inState(state, dateInIsrael(clock.now())), q ? searched(q) : undefined),
  rows: rowsOf('coupon', coupons),
  count: (db: Db, fit: SQL | undefined) => db.$count(coupons, fit),
};

export function searchCoupons(reader: ListReader, { q, limit }: { readonly q: string; readonly limit: number }) {
  const code = codeOf(q);
  return searchRows(couponsSource, reader, { filter: { q }, exact: code ? eq(coupons.code, code) : undefined, limit });
}

const owner = pick(ownerColumns, 'displayName', 'email');

export const redemptionsSource = {
  keyset: (): Keyset => ({ columns: [{ column: redemptions.id, type: 'bigint' }], direction: 'desc' }),
  filterCondition: (_: ListReader, { coupon }: RedemptionFilter) =>
    coupon === undefined ? undefined : eq(redemptions.couponId, coupon),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ redemption: redemptions, owner, cursor })
      .from(redemptions)
      .leftJoin(...ownerOf(redemptions.userId))
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: SQL | undefined) => db.$count(redemptions, fit),
};
export type RedemptionListRow = Awaited<ReturnType<typeof redemptionsSource.rows>>[number];

/** Current codes, for the audit log. */
export async function codesOfCoupons(db: Db, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db
    .select({ id: coupons.id, code: coupons.code })
    .from(coupons)
    .where(sql`${coupons.id} = any(${sql.param([...ids])}::int[])`);
  return new Map(rows.map(({ id, code }) => [id, code]));
}

/** Rules that the counts must keep, one per line; expected to be empty. */
export async function findCouponErrors(db: Db): Promise<string[]> {
  const { rows } = await db.execute<{ id: number; used: number; count: number }>(sql`
    select ${coupons.id} as id, ${coupons.used} as used, coalesce(counted.count, 0)::int as count from ${coupons}
    left join (select ${redemptions.couponId} as coupon_id, count(*) as count from ${redemptions}
      where ${redemptions.state} <> 'released' group by 1) as counted on counted.coupon_id = ${coupons.id}
    where ${coupons.used} <> coalesce(counted.count, 0)`);
  return rows.map(({ id, used, count }) => `coupon ${id} counts ${used} uses and has ${count}`);
}
