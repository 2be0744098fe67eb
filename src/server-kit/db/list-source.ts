import { and, type SQL } from 'drizzle-orm';
import type { Services } from '#server-kit/services/services.ts';
import type { Db } from './database.ts';
import { afterCursor, cursorColumns, type Keyset, orderOf, pageOf } from './keyset.ts';

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
