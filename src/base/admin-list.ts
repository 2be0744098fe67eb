import { z } from 'zod';
import { endpoint } from './endpoint.ts';
import { integerMax, requiredText, searchText } from './schemas.ts';

/** Rows of a page of the administration's lists. */
export const adminPageSize = 50;

const wrong = { error: 'errors.invalid' };

/** What every list of the administration takes beside its own filters: where the page begins and what is looked for. */
export const listQuery = {
  /** The `next` of the page before. */
  after: searchText(400).optional(),
  q: searchText(80).optional(),
};

/** `12` or `#12` in a search is the number of a thing; one that no thing can have finds nothing. */
export const typedNumber = (typed: string): number | undefined =>
  /^#?\d+$/.test(typed) ? Math.min(Number(typed.replace('#', '')), integerMax) : undefined;

/** A page of rows, and the `after` of the one that follows; null at the end. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

const adminRead = { access: 'admin', needsSession: true, method: 'GET' } as const;

interface ListCall<Path extends string, Query extends z.ZodType> {
  readonly path: Path;
  readonly summary: string;
  readonly query: Query;
}

/** The call that reads a page of a list. */
export const listEndpoint = <const Path extends string, Query extends z.ZodType, Row extends z.ZodType>({
  row,
  ...call
}: ListCall<Path, Query> & { readonly row: Row }) => endpoint({ ...adminRead, ...call, answer: listOf(row) });

/** The call that downloads every row that fits, as CSV. */
export const csvEndpoint = <const Path extends string, Query extends z.ZodType>(call: ListCall<Path, Query>) =>
  endpoint({ ...adminRead, ...call, answer: z.unknown(), isFile: true, requiresRecentAuth: true });

/** `?direction=`: the order of a list by one of its indexed columns. */
export const direction = z.enum(['asc', 'desc'], wrong);
export type Direction = z.output<typeof direction>;

/** Why something was done, for whoever it is done to. */
export const reasonMax = 500;
export const reason = requiredText(reasonMax);
