import { type SQL, sql } from 'drizzle-orm';
import { notCustomerIds } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import type { SubscriptionRow } from './queries.ts';
import { subscriptionMovesTable as moves } from './table.ts';

/** Agorot a month: a twelfth of a year's price, and nothing once the subscription has ended. */
const worthOf = ({ status, cycle, price }: SubscriptionRow): number => {
  if (status === 'expired') return 0;
  return cycle === 'yearly' ? Math.round(price / 12) : price;
};

/** Records what a subscription is worth from now on, if that has changed. */
export async function recordMove(tx: Db, row: SubscriptionRow, at: Date): Promise<void> {
  const after = worthOf(row);
  const { id, userId, packageType, cycle } = row;
  await tx.execute(sql`
    insert into ${moves} (subscription_id, user_id, at, package_type, cycle, before, after)
    select ${id}, ${userId}, ${at.toISOString()}, ${packageType}, ${cycle}, coalesce(last.after, 0), ${after}
    from (select 1) as one left join lateral (
      select after, package_type, cycle from ${moves} where subscription_id = ${id} order by id desc limit 1
    ) as last on true
    where coalesce(last.after, 0) <> ${after}
      or (${after} > 0 and (last.package_type <> ${packageType} or last.cycle <> ${cycle}))`);
}

const ofCustomers = sql`${moves} where user_id not in (${notCustomerIds})`;

/** A type alias, because the driver requires an index signature, which interfaces lack. */
export type MonthMoves = {
  /** `2026-11`, in Israel time. */
  readonly month: string;
  readonly came: number;
  readonly returned: number;
  readonly upgraded: number;
  readonly reduced: number;
  readonly left: number;
  /** The same in agorot a month. */
  readonly cameWorth: number;
  readonly returnedWorth: number;
  readonly upgradedWorth: number;
  readonly reducedWorth: number;
  readonly leftWorth: number;
};

/** All changes of what subscriptions are worth, by month; months without any are left out. */
export async function movesByMonth(db: Db): Promise<MonthMoves[]> {
  const { rows } = await db.execute<MonthMoves>(sql`
    with known as (
      select to_char(at ${inIsrael}, 'YYYY-MM') as month, abs(after - before) as worth,
        case when after = 0 then 'left' when before > 0 and after > before then 'upgraded'
          when before > after then 'reduced' when before > 0 then 'same'
          when row_number() over (partition by user_id order by id) = 1 then 'came' else 'returned' end as kind
      from ${ofCustomers})
    select month,
      (count(*) filter (where kind = 'came'))::int as came,
      (count(*) filter (where kind = 'returned'))::int as returned,
      (count(*) filter (where kind = 'upgraded'))::int as upgraded,
      (count(*) filter (where kind = 'reduced'))::int as reduced,
      (count(*) filter (where kind = 'left'))::int as "left",
      (coalesce(sum(worth) filter (where kind = 'came'), 0))::int as "cameWorth",
      (coalesce(sum(worth) filter (where kind = 'returned'), 0))::int as "returnedWorth",
      (coalesce(sum(worth) filter (where kind = 'upgraded'), 0))::int as "upgradedWorth",
      (coalesce(sum(worth) filter (where kind = 'reduced'), 0))::int as "reducedWorth",
      (coalesce(sum(worth) filter (where kind = 'left'), 0))::int as "leftWorth"
    from known group by month order by month`);
  return rows;
}

type CohortCount = {
  /** The month of the customers' first payment. */
  readonly month: string;
  /** How many of them were customers at the end of each of these months, or now in the current one. */
  readonly end: number;
  readonly customers: number;
};

/** For each month's new customers, how many still were at each of the given instants. */
export async function customersOfMonths(db: Db, ends: readonly Date[]): Promise<CohortCount[]> {
  const { rows } = await db.execute<CohortCount>(sql`
    with spans as (
      select user_id, at, after, lead(at) over (partition by user_id order by id) as until,
        min(at) over (partition by user_id) as first
      from ${ofCustomers})
    select to_char(first ${inIsrael}, 'YYYY-MM') as month, (ends.n - 1)::int as "end",
      count(distinct user_id)::int as customers
    from spans join unnest(${sql.param(ends.map((end) => end.toISOString()))}::timestamptz[]) with ordinality as ends(at, n)
      on spans.at < ends.at and (until is null or until >= ends.at) and after > 0
    group by 1, 2`);
  return rows;
}

/** A fragment for other queries: the `package_type` and `cycle` that a subscription had at an instant. */
export const packageAt = (subscriptionId: SQL, at: SQL): SQL => sql`
  select package_type, cycle from ${moves} where subscription_id = ${subscriptionId} and at <= ${at}
  order by id desc limit 1`;
