import { and, count, desc, eq, ilike, inArray, lt, or, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { readCode } from '#features/tags/domain.ts';
import { findTag } from '#features/tags/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import type { Material } from '../design/design.ts';
import type { OrderState } from '../moves.ts';
import type { Delivery } from '../prices.ts';
import type { PhysicalOrderRow } from './queries.ts';
import { physicalOrdersTable as orders } from './table.ts';

export interface WantedOrders {
  readonly states?: readonly OrderState[] | undefined;
  readonly material?: Material | undefined;
  readonly delivery?: Delivery | undefined;
  /** A number of an order, a name, a mail, a code of a tag. */
  readonly q?: string | undefined;
  readonly before?: number | undefined;
  readonly most: number;
}

const largestNumber = 2_147_483_647;

/** Newest first, whoever's they are: for the workshop. */
export async function searchOrders(
  db: Db,
  { states, material, delivery, q, before, most }: WantedOrders,
): Promise<PhysicalOrderRow[]> {
  return db
    .select()
    .from(orders)
    .where(
      and(
        states?.length ? inArray(orders.state, [...states]) : undefined,
        material && eq(orders.material, material),
        delivery && eq(orders.delivery, delivery),
        q ? matches(db, q, await numbersIn(db, q)) : undefined,
        before === undefined ? undefined : lt(orders.id, before),
      ),
    )
    .orderBy(desc(orders.id))
    .limit(most);
}

/** Orders that what was typed names by their number, or by the code of a tag of theirs. */
async function numbersIn(db: Db, q: string): Promise<number[]> {
  const number = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : 0;
  const code = readCode(q);
  const tag = code ? await findTag(db, code) : undefined;
  return [number, tag?.orderId ?? 0].filter((one) => one > 0 && one <= largestNumber);
}

function matches(db: Db, q: string, numbers: readonly number[]) {
  const pattern = `%${q.replace(/[\\%_]/g, '\\$&')}%`;
  const owners = db
    .select({ id: users.id })
    .from(users)
    .where(or(ilike(users.displayName, pattern), ilike(users.email, pattern)));
  return or(
    inArray(orders.id, [...numbers]),
    inArray(orders.ownerId, owners),
    sql`${orders.address} ->> 'recipient' ilike ${pattern}`,
  );
}

export const countByState = (db: Db): Promise<{ state: OrderState; count: number }[]> =>
  db.select({ state: orders.state, count: count() }).from(orders).groupBy(orders.state);
