import { sql } from 'drizzle-orm';
import { notCustomerIds } from '#features/accounts/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { inIsrael } from '#server-kit/db/keyset.ts';
import { physicalOrderEventsTable as events, physicalOrdersTable as orders } from './table.ts';

/** A type alias, because the driver requires an index signature, which interfaces lack. */
type MonthDeliveries = {
  /** The month of the payment as `2026-11`, in Israel time. */
  readonly month: string;
  readonly paid: number;
  readonly sent: number;
  /** Days from the payment until the parcel left: of the middle one, and of the slowest of nine in ten. */
  readonly toSend: number | null;
  readonly toSendSlow: number | null;
  readonly delivered: number;
  /** Delivered after the promised day, or promised for a day that has passed. Cancelled ones are no longer promised. */
  readonly late: number;
};

/** How long paid orders of this range took, by month; months without any are left out. */
export async function leadTimes(db: Db, from: Date, to: Date, now: Date): Promise<MonthDeliveries[]> {
  const { rows } = await db.execute<MonthDeliveries>(sql`
    with steps as (
      select orders.paid_at, orders.promised_to, orders.state,
        min(steps.at) filter (where steps.event = 'ship') as sent_at,
        min(steps.at) filter (where steps.event = 'deliver') as delivered_at
      from ${orders} as orders left join ${events} as steps on steps.order_id = orders.id
      where orders.paid_at >= ${from.toISOString()} and orders.paid_at < ${to.toISOString()}
        and orders.owner_id not in (${notCustomerIds})
      group by orders.id),
    timed as (
      select to_char(paid_at ${inIsrael}, 'YYYY-MM') as month, sent_at, delivered_at,
        extract(epoch from sent_at - paid_at) / 86400 as days,
        (coalesce(delivered_at, ${now.toISOString()}::timestamptz) ${inIsrael})::date > promised_to
          and state not in ('cancelled', 'refunded') as is_late
      from steps)
    select month, count(*)::int as paid, count(sent_at)::int as sent,
      (percentile_cont(0.5) within group (order by days))::float as "toSend",
      (percentile_cont(0.9) within group (order by days))::float as "toSendSlow",
      count(delivered_at)::int as delivered, (count(*) filter (where is_late))::int as late
    from timed group by month order by month`);
  return rows;
}

/** A fragment for other queries: the `payment_id` of each paid order and what it was for. */
export const soldCards = sql`select payment_id, material from ${orders} where payment_id is not null`;
