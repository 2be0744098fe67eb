import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';
import type { Lead, LeadWithNotes } from '../../contract.ts';
import { leadKeys } from './lead-queries.ts';

type Pages = InfiniteData<Lead[]>;
export type LeadSnapshot = [QueryKey, unknown][];

/** Everything that is known of leads, to return to when the server refuses. */
export const snapshotLeads = (queries: QueryClient): LeadSnapshot => queries.getQueriesData({ queryKey: leadKeys.all });

export function restoreLeads(queries: QueryClient, snapshot: LeadSnapshot): void {
  for (const [key, data] of snapshot) queries.setQueryData(key, data);
}

/** Changes leads wherever they are shown; what stays the same stays the same object, and is not drawn again. */
export function patchLeads(queries: QueryClient, ids: readonly number[], change: Partial<Lead>): void {
  const changed = new Set(ids);
  editPages(queries, (page) =>
    page.some(({ id }) => changed.has(id))
      ? page.map((one) => (changed.has(one.id) ? { ...one, ...change } : one))
      : page,
  );
  for (const id of ids)
    queries.setQueryData<LeadWithNotes>(leadKeys.one(id), (one) => (one ? { ...one, ...change } : one));
}

export function dropLeads(queries: QueryClient, ids: readonly number[]): void {
  const removed = new Set(ids);
  editPages(queries, (page) =>
    page.some(({ id }) => removed.has(id)) ? page.filter(({ id }) => !removed.has(id)) : page,
  );
  for (const id of ids) queries.removeQueries({ queryKey: leadKeys.one(id) });
}

/** A call that changed a lead answers with it, which needs no second reading. */
export function cacheLead(queries: QueryClient, lead: LeadWithNotes): void {
  const { notes: _, ...listLead } = lead;
  queries.setQueryData(leadKeys.one(lead.id), lead);
  patchLeads(queries, [lead.id], listLead);
}

function editPages(queries: QueryClient, edit: (page: Lead[]) => Lead[]): void {
  queries.setQueriesData<Pages>({ queryKey: leadKeys.lists }, (data) =>
    data ? { ...data, pages: data.pages.map(edit) } : data,
  );
}
