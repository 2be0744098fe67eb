import { and, count, eq, inArray, lt, or, type SQL, sql } from 'drizzle-orm';
import { searchedPhone } from '#base/phone.ts';
import { integerMax } from '#base/schemas.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import {
  ownerMatches,
  type SharedSearch,
  type TimelinePage,
  timelineClauses,
} from '#features/accounts/server/index.ts';
import { readCode } from '#features/tags/domain.ts';
import { findTag } from '#features/tags/server/index.ts';
import { type Db, onlyRow } from '#server-kit/db/database.ts';
import {
  isCommon,
  type Keyset,
  type ListReader,
  newestMatching,
  newestOf,
  type PageClauses,
  searchRows,
  textSearchQuery,
  withoutIndex,
} from '#server-kit/db/keyset.ts';
import type { Material } from '../design/design.ts';
import { isOpenOrder } from '../in-progress.ts';
import type { Delivery } from '../prices.ts';
import { beforeMaking, type OrderState, orderStates } from '../transitions.ts';
import {
  physicalOrderEventsTable as events,
  physicalOrdersTable as orders,
  recipientPhone,
  recipientSearchText,
} from './table.ts';

interface OrderFilter {
  readonly state?: readonly OrderState[] | undefined;
  readonly material?: Material | undefined;
  readonly delivery?: Delivery | undefined;
  readonly owner?: number | undefined;
  /** An order number, a name, an email address, a phone number or a tag code. */
  readonly q?: string | undefined;
  /** Newest first by default. */
  readonly direction?: 'asc' | 'desc' | undefined;
}

/** Orders of all owners, for the admin workshop. */
export const ordersSource = {
  keyset: ({ direction = 'desc' }: OrderFilter): Keyset => ({
    columns: [{ column: orders.id, type: 'bigint' }],
    direction,
  }),
  filterCondition: async ({ db }: ListReader, { state, material, delivery, owner, q }: OrderFilter) =>
    and(
      state?.length ? inArray(orders.state, [...state]) : undefined,
      material && eq(orders.material, material),
      delivery && eq(orders.delivery, delivery),
      owner === undefined ? undefined : eq(orders.ownerId, owner),
      q ? await matches(db, q) : undefined,
    ),
  rows: (db: Db, { cursor, where, orderBy, limit }: PageClauses) =>
    db
      .select({ order: orders, cursor })
      .from(orders)
      .where(where)
      .orderBy(...orderBy)
      .limit(limit),
  count: (db: Db, fit: SQL | undefined) => db.$count(orders, fit),
};

const maxFound = 2_000;
/** Parcels to one phone number. */
const maxCalled = 50;

/** Order ids for a query that is an order number, the code of an order's tag or the phone number of its recipient. */
async function numbersIn(db: Db, q: string): Promise<number[]> {
  const number = /^#?\d{1,10}$/.test(q) ? Number(q.replace('#', '')) : 0;
  const code = readCode(q);
  const tag = code ? await findTag(db, code) : undefined;
  const phone = searchedPhone(q);
  const called = phone
    ? await db
        .select({ id: orders.id })
        .from(orders)
        .where(eq(recipientPhone(orders), phone))
        .limit(maxCalled)
    : [];
  return [number, tag?.orderId ?? 0, ...called.map(({ id }) => id)].filter((one) => one > 0 && one <= integerMax);
}

export async function searchOrders(reader: ListReader, { q, limit, people }: SharedSearch) {
  const { db } = reader;
  const query = textSearchQuery(q);
  const [numbers, owned, received] = await Promise.all([
    numbersIn(db, q),
    newestOf(db, people, { table: orders, id: orders.id, owner: orders.ownerId, limit }),
    query ? newestMatching(db, orders, orders.id, sql`${recipientSearchText(orders)} @@ ${query}`) : [],
  ]);
  const fits = inArray(orders.id, [...owned, ...received.slice(0, limit)]);
  return searchRows(ordersSource, reader, { filter: {}, exact: inArray(orders.id, numbers), fits, limit });
}

/** Uses only the full-text indexes: names match by word prefixes. */
async function matches(db: Db, q: string): Promise<SQL | undefined> {
  const query = textSearchQuery(q);
  const numbers = await numbersIn(db, q);
  if (!query) return sql`false`;
  const received = sql`${recipientSearchText(orders)} @@ ${query}`;
  const isOften = await isCommon(db, orders, orders.id, received);
  const found = isOften ? [] : await db.select({ id: orders.id }).from(orders).where(received).limit(maxFound);
  const ids = [...numbers, ...found.map(({ id }) => id)];
  return or(
    sql`${orders.id} = any(${sql.param(ids)}::int[])`,
    await ownerMatches(db, orders.ownerId, q),
    // A recipient name that is on thousands of parcels is found quickly by scanning the list, so the index is not used.
    isOften || found.length === maxFound ? withoutIndex(received) : undefined,
  );
}

export const countByState = (db: Db): Promise<{ state: OrderState; count: number }[]> =>
  db.select({ state: orders.state, count: count() }).from(orders).groupBy(orders.state);

/**
 * Like `countByState`, but counts at most `limit` per state, so that a list page does not count the whole table.
 * Written as a range of the state index in its order to force an index scan: for an empty state the planner would
 * otherwise scan the whole table.
 */
export async function countSomeByState(db: Db, limit: number): Promise<{ state: OrderState; count: number }[]> {
  const { rows } = await db.execute<{ state: OrderState; count: number }>(sql`
    select state, (
      select count(*)::int from (select 1 from ${orders} where ${orders.state} between known.state and known.state
        order by ${orders.state}, ${orders.id} limit ${limit}) few) as count
    from unnest(${sql.param([...orderStates])}::text[]) as known (state)`);
  return rows.map(({ state, count: few }) => ({ state, count: few }));
}

/** How many cards of each material paid orders will still need, because their production has not started. */
export async function countReserved(db: Db): Promise<Map<Material, number>> {
  const rows = await db
    .select({ material: orders.material, cards: sql<number>`sum(${orders.quantity})::int` })
    .from(orders)
    .where(inArray(orders.state, [...beforeMaking]))
    .groupBy(orders.material);
  return new Map(rows.map(({ material, cards }) => [material, cards]));
}

const waitedFor = orderStates.filter((state) => isOpenOrder(state) && state !== 'pending_payment');

/** Orders that are not delivered although their promised day, in Israel, has passed. */
export async function countLate(db: Db, now: Date): Promise<number> {
  const { count } = await onlyRow(
    db
      .select({ count: sql<number>`count(*)::int` })
      .from(orders)
      .where(and(inArray(orders.state, waitedFor), lt(orders.promisedTo, dateInIsrael(now)))),
  );
  return count;
}

/** The steps of all orders of an owner, for the time line of a customer. */
export function listStepsOfOwner(db: Db, page: TimelinePage) {
  const { micros, isBefore, newestFirst } = timelineClauses(events, page);
  // An array, as the database takes a join for many more orders than anybody has, and reads all events.
  const own = db.select({ id: orders.id }).from(orders).where(eq(orders.ownerId, page.userId));
  return db
    .select({ id: events.id, orderId: events.orderId, event: events.event, note: events.note, micros })
    .from(events)
    .where(and(sql`${events.orderId} = any(array(${own}))`, isBefore))
    .orderBy(...newestFirst)
    .limit(page.limit);
}
