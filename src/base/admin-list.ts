import { z } from 'zod';
import { requiredText, searchText } from './schemas.ts';

/** Rows of a page of the administration's lists. */
export const adminPageSize = 50;

const wrong = { error: 'errors.invalid' };

/** What every list of the administration takes beside its own filters: where the page begins and what is looked for. */
export const listQuery = {
  /** The `next` of the page before. */
  after: searchText(400).optional(),
  q: searchText(80).optional(),
};

/** A page of rows, and the `after` of the one that follows; null at the end. */
export const listOf = <Row extends z.ZodType>(row: Row) =>
  z.object({ rows: z.array(row), next: z.string().nullable() });

/** `?direction=`: the order of a list by one of its indexed columns. */
export const direction = z.enum(['asc', 'desc'], wrong);
export type Direction = z.output<typeof direction>;

/** Why something was done, for whoever it is done to. */
export const reasonMax = 500;
export const reason = requiredText(reasonMax);
