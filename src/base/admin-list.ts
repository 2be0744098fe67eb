import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { integerMax, requiredText, searchText } from './schemas.ts';
import type { StaffArea } from './staff-roles.ts';

/** Rows per page of the admin lists. */
export const adminPageSize = 50;

const wrong = { error: 'errors.invalid' };

/** Query parameters common to all admin lists: the page cursor and the search text. */
export const listQuery = {
  /** The `next` of the previous page. */
  after: searchText(400).optional(),
  q: searchText(80).optional(),
};

/** `12` or `#12` in a search is an ID; one out of range matches nothing. */
export const typedNumber = (typed: string): number | undefined =>
  /^#?\d+$/.test(typed) ? Math.min(Number(typed.replace('#', '')), integerMax) : undefined;

/** A page of rows with the `after` of the next page; null at the end. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

const adminRead = { needsSession: true, method: 'GET' } as const;

interface ListCall<Path extends string, Query extends z.ZodType> {
  readonly access: `admin:${StaffArea}`;
  readonly path: Path;
  readonly summary: string;
  readonly query: Query;
}

/** An endpoint that reads a page of a list. */
export const listEndpoint = <const Path extends string, Query extends z.ZodType, Row extends z.ZodType>({
  row,
  ...call
}: ListCall<Path, Query> & { readonly row: Row }) => endpoint({ ...adminRead, ...call, answer: listOf(row) });

/** An endpoint that downloads all matching rows as CSV. */
export const csvEndpoint = <const Path extends string, Query extends z.ZodType>(call: ListCall<Path, Query>) =>
  endpoint({ ...adminRead, ...call, answer: z.unknown(), isFile: true, requiresRecentAuth: true });

/** `?direction=`: the sort order of a list by one of its indexed columns. */
export const direction = z.enum(['asc', 'desc'], wrong);
export type Direction = z.output<typeof direction>;

/** The reason for an admin action, shown to the affected user. */
export const reasonMax = 500;
export const reason = requiredText(reasonMax);
