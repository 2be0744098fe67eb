import { type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';

/** Finds card orders that do not match their payments; the result should always be empty. */
const brokenBy = (paymentFigures: SQL) => sql`
  with money as not materialized (${paymentFigures})
  select 'cards ' || o.id || ' of ' || o.amount || ' are paid by payment ' || o.payment_id || ', which is '
      || coalesce(p.status || ' ' || p.amount, 'not there') as what
    from physical_orders o left join money p on p.id = o.payment_id
    where o.payment_id is not null and (p.id is null or p.status <> 'paid' or p.amount <> o.amount)
  union all select 'cards ' || o.id || ' say that ' || o.refunded || ' is back, their payment says ' || p.refunded
    from physical_orders o join money p on p.id = o.payment_id where p.refunded <> o.refunded
  union all select 'payment ' || payment_id || ' pays for ' || count(*) || ' orders of cards'
    from physical_orders where payment_id is not null group by payment_id having count(*) > 1
  order by what`;

/** `paymentFigures` is passed in: the command line runs from source, where payments' public module does not load. */
export async function findBrokenOrders(db: Db, paymentFigures: SQL): Promise<string[]> {
  const { rows } = await db.execute<{ what: string }>(brokenBy(paymentFigures));
  return rows.map(({ what }) => what);
}
