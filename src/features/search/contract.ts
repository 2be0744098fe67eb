/** Search over the whole administration: one request, a few hits of each kind. */
import { z } from 'zod';
import { endpoint } from '#base/endpoint.ts';
import { searchText } from '#base/schemas.ts';
import { searchKinds, searchLimits } from './domain.ts';

export const searchHit = z.object({
  /** Unique within its kind. */
  id: z.string(),
  /** The page that shows it. */
  path: z.string(),
  title: z.string(),
  /** What tells it from others, in the caller's language. */
  details: z.array(z.string()),
  /** The text names it by a number, a code, an address or a phone number. */
  isExact: z.boolean(),
});
export type SearchHit = z.output<typeof searchHit>;

export const searchGroup = z.object({ kind: z.enum(searchKinds), hits: z.array(searchHit) });
export type SearchGroup = z.output<typeof searchGroup>;

export const searchApi = {
  search: endpoint({
    method: 'GET',
    path: '/api/admin/search',
    access: 'admin:search',
    needsSession: true,
    summary: 'What fits a text, a few of each kind that the caller may read, exact hits first',
    query: z.object({ q: searchText(searchLimits.queryMax).optional() }),
    answer: z.object({ groups: z.array(searchGroup) }),
  }),
};
