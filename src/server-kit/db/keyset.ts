import { type AnyColumn, and, type SQL, sql, type Table } from 'drizzle-orm';
import { AppError } from '#base/app-error.ts';
import { israelZone } from '#base/time/israel-time.ts';
import type { Services } from '../services/services.ts';
import type { Db } from './database.ts';

/** A column that a list may be ordered by: one with an index and never empty, and what its text is read back as. */
export interface SortColumn {
  readonly column: AnyColumn | SQL;
  readonly type: 'bigint' | 'text' | 'timestamptz';
}

export interface Keyset {
  /** The columns of the order; the last one is unique, so that no two rows share a cursor. */
  readonly columns: readonly SortColumn[];
  readonly direction: 'asc' | 'desc';
}

/**
 * Pages that begin where the last one ended, however far into a table that is: the database goes straight there
 * by its index and counts nothing.
 */
export const orderOf = ({ columns, direction }: Keyset): SQL[] =>
  columns.map(({ column }) => (direction === 'asc' ? sql`${column} asc` : sql`${column} desc`));

/** Selected beside a row: its cursor, exact to the database's own microsecond. */
export const cursorColumns = ({ columns }: Keyset): SQL<string[]> =>
  sql<string[]>`array[${sql.join(
    columns.map(({ column }) => sql`${column}::text`),
    sql`, `,
  )}]`;

/** Rows that come after a cursor; undefined for the first page. */
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

/** A cursor as it travels. */
export const cursorOf = (values: readonly string[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url');

export function readCursor(cursor: string, columns: readonly SortColumn[]): readonly string[] {
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
/** The calendar of databases has no year nought, and no place on earth is more than fifteen hours away. */
const instant = /^((?!0000)\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})(\.\d{1,6})?([+-](?:0\d|1[0-5])(:[0-5]\d)?)$/;

/** What the database wrote it can read: anything else would be its error, and ours, in place of whoever sent it. */
const reads: Readonly<Record<SortColumn['type'], (one: unknown) => boolean>> = {
  bigint: (one) => isText(one) && /^-?\d{1,18}$/.test(one),
  text: isText,
  timestamptz: (one) => {
    const [, day, time] = (isText(one) && instant.exec(one)) || [];
    const read = new Date(`${day}T${time}Z`);
    return !Number.isNaN(read.getTime()) && read.toISOString().startsWith(`${day}T${time}`);
  },
};

/** Cuts a page of one row more than it shows: that row only tells whether there is another page. */
export function pageOf<Row extends { readonly cursor: string[] }>(
  rows: readonly Row[],
  size: number,
): { readonly rows: Row[]; readonly next: string | null } {
  const page = rows.slice(0, size);
  const last = page.at(-1);
  return { rows: page, next: rows.length > size && last ? cursorOf(last.cursor) : null };
}

/** Words of which each begins a word of the text: `dana co` finds Dana Cohen. Undefined where nothing was typed. */
export function textSearchQuery(typed: string | undefined): SQL | undefined {
  const terms = (typed ?? '').normalize('NFKC').match(/[\p{L}\p{N}@._+-]+/gu) ?? [];
  if (terms.length === 0) return undefined;
  return sql`(${sql.join(terms.map(prefixQuery), sql` && `)})`;
}

/** Quoted, so that no character of theirs is an operator. Half an address is taken as it is: a whole one is one word. */
function prefixQuery(term: string): SQL {
  const beginning = `'${term}':*`;
  return term.includes('@') ? sql`${beginning.toLowerCase()}::tsquery` : sql`to_tsquery('simple', ${beginning})`;
}

const sampled = 300;
const commonShare = 0.03;

/**
 * Whether one of thirty rows has these words, by a look at the newest: then they are met on the way through the list,
 * and gathering all of them first by the index would take the longer the larger the table is.
 */
export async function isCommon(db: Db, table: Table, newest: AnyColumn, condition: SQL): Promise<boolean> {
  const { rows } = await db.execute<{ matches: number }>(sql`
    select count(*)::int as matches from (select * from ${table} order by ${newest} desc limit ${sampled}) as ${table}
    where ${condition}`);
  return (rows[0]?.matches ?? 0) >= sampled * commonShare;
}

/** The same condition, for whoever walks through the list by its order: no index of words is asked for it. */
export const withoutIndex = (condition: SQL): SQL => sql`(${condition}) is true`;

/** Written out, not a parameter: PostgreSQL compares expressions of `select` and `group by` by their text. */
export const inIsrael: SQL = sql.raw(`at time zone '${israelZone}'`);

const startOf = (day: SQL): SQL => sql`(${day})::timestamp ${inIsrael}`;

/** Moments from the start of one day to the end of another, by the calendar of Israel; either may be left open. */
export const withinDays = (column: AnyColumn, from: string | undefined, to: string | undefined): SQL | undefined =>
  and(
    from === undefined ? undefined : sql`${column} >= ${startOf(sql`${from}::date`)}`,
    to === undefined ? undefined : sql`${column} < ${startOf(sql`${to}::date + 1`)}`,
  );

/** The clauses of the query that reads one page; `cursor` is selected beside the columns of a row. */
export interface PageClauses {
  readonly cursor: SQL<string[]>;
  readonly where: SQL | undefined;
  readonly orderBy: SQL[];
  readonly limit: number;
}

export type ListReader = Pick<Services, 'db' | 'clock'>;

/** Where the rows of a list come from: the SQL of one list and nothing of how it is paged. */
export interface ListSource<Filter, Row> {
  /** Depends on the filter where another index finds the rows. */
  readonly keyset: (filter: Filter) => Keyset;
  readonly filterCondition: (reader: ListReader, filter: Filter) => SQL | undefined | Promise<SQL | undefined>;
  readonly rows: (db: Db, page: PageClauses) => PromiseLike<(Row & { readonly cursor: string[] })[]>;
  /** Only asked for where all rows are downloaded. */
  readonly count?: (db: Db, condition: SQL | undefined) => PromiseLike<number>;
}

/** A list narrowed by a filter: the condition is resolved once, however many pages are read. */
export async function openList<Filter, Row>(source: ListSource<Filter, Row>, reader: ListReader, filter: Filter) {
  const { db } = reader;
  const keyset = source.keyset(filter);
  const condition = await source.filterCondition(reader, filter);
  return {
    page: async (after: string | undefined, size: number): Promise<{ rows: Row[]; next: string | null }> => {
      const where = and(condition, afterCursor(keyset, after));
      // One row more than is shown tells whether there is another page.
      const clauses = { cursor: cursorColumns(keyset), where, orderBy: orderOf(keyset), limit: size + 1 };
      return pageOf(await source.rows(db, clauses), size);
    },
    count: async (): Promise<number | undefined> => source.count?.(db, condition),
  };
}
