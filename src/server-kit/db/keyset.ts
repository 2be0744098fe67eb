import { type AnyColumn, and, type SQL, sql, type Table } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { AppError } from '#base/app-error.ts';
import { israelZone } from '#base/time/israel-time.ts';
import type { Services } from '../services/services.ts';
import type { Db } from './database.ts';

/** A sortable column, which must be indexed and not null, and the type its text is cast back to. */
export interface SortColumn {
  readonly column: AnyColumn | SQL;
  readonly type: 'bigint' | 'text' | 'timestamptz';
}

export interface Keyset {
  /** The sort columns; the last one is unique, so that no two rows share a cursor. */
  readonly columns: readonly SortColumn[];
  readonly direction: 'asc' | 'desc';
}

/**
 * Keyset pagination: a page starts after the last row of the previous one, at any depth, by an index lookup and without
 * counting.
 */
export const orderOf = ({ columns, direction }: Keyset): SQL[] =>
  columns.map(({ column }) => (direction === 'asc' ? sql`${column} asc` : sql`${column} desc`));

/** Selected beside a row: its cursor, exact to the database's microseconds. */
export const cursorColumns = ({ columns }: Keyset): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    columns.map(({ column }) => sql`${column}::text`),
    sql`, `,
  )}]`;

/** Condition for rows after a cursor; undefined for the first page. */
export function afterCursor({ columns, direction }: Keyset, after: string | undefined): SQL | undefined {
  if (after === undefined) return undefined;
  const values = readCursor(after, columns);
  const names = sql.join(
    columns.map(({ column }) => sql`${column}`),
    sql`, `,
  );
  const reached = sql.join(
    columns.map(({ type }, index) => sql`${values[index]}::${sql.raw(type)}`),
    sql`, `,
  );
  return direction === 'asc' ? sql`(${names}) > (${reached})` : sql`(${names}) < (${reached})`;
}

/** Encodes a cursor for the client. */
export const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function readCursor(cursor: string, columns: readonly Pick<SortColumn, 'type'>[]): readonly string[] {
  try {
    const values: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString());
    if (
      Array.isArray(values) &&
      values.length === columns.length &&
      columns.every(({ type }, at) => reads[type](values[at]))
    )
      return values;
  } catch {}
  throw invalidCursor();
}

const invalidCursor = () => new AppError('invalid_input', { fields: { after: 'errors.invalid' } });

const isText = (one: unknown): one is string => typeof one === 'string' && !one.includes('\0');
/** PostgreSQL has no year 0000, and UTC offsets do not exceed fifteen hours. */
const instant = /^((?!0000)\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d{1,6})?([+-](?:0\d|1[0-5])(:[0-5]\d)?)$/;

/** Validates a cursor value: one that the database cannot parse would be a server error instead of the client's. */
const reads: Readonly<Record<SortColumn['type'], (one: unknown) => boolean>> = {
  bigint: (one) => isText(one) && /^-?\d{1,18}$/.test(one),
  text: isText,
  timestamptz: (one) => {
    const [, day, time] = (isText(one) && instant.exec(one)) || [];
    const read = new Date(`${day}T${time}Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`);
  },
};

/** Splits off the extra row, which only shows whether there is another page. */
export function pageOf<Row extends { readonly cursor: string[] }>(
  rows: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? cursorOf(last.cursor) : null };
}

/** Prefix search: each term must start a word of the text: `dana co` finds Dana Cohen. Undefined without input. */
export function textSearchQuery(typed: string | undefined): SQL | undefined {
  const terms = (typed ?? '').normalize('NFKC').match(/[\p{L}\p{N}@._+-]+/gu) ?? [];
  if (terms.length === 0) return undefined;
  return sql`(${sql.join(terms.map(prefixQuery), sql` && `)})`;
}

/** Quoted, so that no character is an operator. A partial email is not parsed: a full address is one indexed word. */
function prefixQuery(term: string): SQL {
  const beginning = `'${term}':*`;
  return term.includes('@') ? sql`${beginning.toLowerCase()}::tsquery` : sql`to_tsquery('simple', ${beginning})`;
}

const sampled = 300;
const commonShare = 0.03;

/**
 * Whether at least 3 % of the newest rows match. Common words are found while scanning the list; collecting all matches
 * by index first would take longer the larger the table is.
 */
export async function isCommon(db: Db, table: Table, newest: AnyColumn, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ matches: number }>(sql`
    select count(*)::int as matches from (select * from ${table} order by ${newest} desc limit ${sampled}) as ${table}
    where ${condition}`);
  return (rows[0]?.matches ?? 0) >= sampled * commonShare;
}

/** The same condition for a scan in list order: prevents use of the full-text index. */
export const withoutIndex = (condition: SQL): SQL => sql`(${condition}) is true`;

/** More matches than these are found sooner by scanning the list. */
const maxLookedUp = 2_000;

/**
 * The condition that a list's rows match a full-text search. The ids of a rare word are looked up first: otherwise the
 * database would scan the whole table in list order for the few matching rows.
 */
export async function searchCondition(db: Db, table: PgTable, id: AnyColumn, matches: SQL): Promise<SQL> {
  if (await isCommon(db, table, id, matches)) return withoutIndex(matches);
  const found = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(matches)
    .limit(maxLookedUp);
  if (found.length === maxLookedUp) return withoutIndex(matches);
  return sql`${id} = any(${sql.param(found.map((row) => row.id))}::int[])`;
}

/**
 * IDs of new rows that match a full-text search, the newest first. Of a common word those among the newest rows alone,
 * as nobody looks for a row by it.
 */
export async function newestMatching(db: Db, table: PgTable, id: AnyColumn, matches: SQL): Promise<number[]> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select ${id} as id from (select * from ${table} order by ${id} desc limit ${sampled}) as ${table}
    where ${matches} order by ${id} desc`);
  if (rows.length >= sampled * commonShare) return rows.map((row) => row.id);
  const found = await db
    .select({ id: sql<number>`${id}` })
    .from(table)
    .where(matches)
    .limit(maxLookedUp);
  return found.map((row) => row.id).toSorted((one, other) => other - one);
}

/** Inlined, not a parameter: PostgreSQL compares the expressions of `select` and `group by` by their text. */
export const inIsrael: SQL = sql.raw(`at time zone '${israelZone}'`);

const startOf = (day: SQL): SQL => sql`(${day})::timestamp ${inIsrael}`;

/** Instants from the start of one day to the end of another, in the Israel time zone; both are optional. */
export const withinDays = (column: AnyColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  );

/** The clauses of the query for one page; `cursor` is selected beside the columns of a row. */
export interface PageClauses {
  readonly cursor: SQL<string[]>;
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
}

/** The `rows` of a list that reads a single table; each row is under this name. */
export const rowsOf =
  <Name extends string, T extends PgTable>(name: Name, table: T) =>
  async (db: Db, { cursor, where, orderBy, limit }: PageClauses) => {
    const query = db.select({ row: table as PgTable, cursor }).from(table as PgTable);
    const rows = await query
      .where(where)
      .orderBy(...orderBy)
      .limit(limit);
    return rows.map(({ row, cursor: place }) => ({ [name]: row, cursor: place })) as unknown as (Record<
      Name,
      T['$inferSelect']
    > & { cursor: string[] })[];
  };

export type ListReader = Pick<Services, 'db' | 'clock'>;

/** The SQL source of one list, independent of pagination. */
export interface ListSource<Filter, Row> {
  /** Depends on the filter if another index finds the rows. */
  readonly keyset: (filter: Filter) => Keyset;
  readonly filterCondition: (reader: ListReader, filter: Filter) => SQL | undefined | Promise<SQL | undefined>;
  readonly rows: (db: Db, page: PageClauses) => PromiseLike<(Row & { readonly cursor: string[] })[]>;
  /** Only called when all rows are downloaded. */
  readonly count?: (db: Db, condition: SQL | undefined) => PromiseLike<number>;
}

/** A filtered list: the condition is resolved once for any number of pages. */
export async function openList<Filter, Row>(source: ListSource<Filter, Row>, reader: ListReader, filter: Filter) {
  const { db } = reader;
  const keyset = source.keyset(filter);
  const condition = await source.filterCondition(reader, filter);
  return {
    page: async (after: string | undefined, size: number): Promise<{ rows: Row[]; next: string | null }> => {
      const where = and(condition, afterCursor(keyset, after));
      // One extra row shows whether there is another page.
      const clauses = { cursor: cursorColumns(keyset), where, orderBy: orderOf(keyset), limit: size + 1 };
      return pageOf(await source.rows(db, clauses), size);
    },
    count: async (): Promise<number | undefined> => source.count?.(db, condition),
  };
}

interface RowSearch<Filter> {
  readonly filter: Filter;
  /** The rows that a text names by a number, a code or an address. They come first. */
  readonly exact: SQL | undefined;
  /** Which others match, where the list's own search would read too much. */
  readonly fits?: SQL | undefined;
  readonly limit: number;
}

export type FoundRow<Row> = Row & { readonly isExact: boolean };

interface OwnedRows {
  readonly table: PgTable;
  readonly id: AnyColumn;
  /** An index begins with it, followed by the ID. */
  readonly owner: AnyColumn;
  readonly limit: number;
}

/** IDs of the newest rows of some people: a look at the index for each of them, however many rows there are. */
export async function newestOf(
  db: Db,
  people: readonly number[],
  { table, id, owner, limit }: OwnedRows,
): Promise<number[]> {
  if (people.length === 0) return [];
  const { rows } = await db.execute<{ id: number }>(sql`
    select newest.id from unnest(${sql.param(people)}::int[]) as people (id),
      lateral (select ${id} from ${table} where ${owner} = people.id order by ${id} desc limit ${limit}) as newest
    order by newest.id desc limit ${limit}`);
  return rows.map((row) => row.id);
}

/** The first rows of a list that match a search, for the search over the whole administration. */
export async function searchRows<Filter, Row>(
  source: ListSource<Filter, Row>,
  reader: ListReader,
  { filter, exact, fits, limit }: RowSearch<Filter>,
): Promise<FoundRow<Row>[]> {
  const keyset = source.keyset(filter);
  const read = async (where: SQL | undefined) =>
    source.rows(reader.db, { cursor: cursorColumns(keyset), where, orderBy: orderOf(keyset), limit });
  const [named, matching] = await Promise.all([
    exact ? read(exact) : [],
    Promise.resolve(fits ?? source.filterCondition(reader, filter)).then(read),
  ]);
  const isNamed = new Set(named.map(({ cursor }) => cursor.join()));
  return [
    ...named.map((row) => ({ ...row, isExact: true })),
    ...matching.filter(({ cursor }) => !isNamed.has(cursor.join())).map((row) => ({ ...row, isExact: false })),
  ].slice(0, limit);
}
