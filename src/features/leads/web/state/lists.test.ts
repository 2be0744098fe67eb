import { QueryClient } from '@tanstack/react-query';
import { describe, expect, test } from 'vitest';
import { leadLimits } from '../../domain.ts';
import { leadExample } from '../testing/lead-example.ts';
import { inChunks } from './lead-calls.ts';
import * as leadQueries from './lead-queries.ts';

const { notes: _, ...listedLead } = leadExample;
const lead = (id: number) => ({ ...listedLead, id });

describe('leads that arrive while reading', () => {
  const pages = [
    [lead(9), lead(8)],
    [lead(7), lead(6)],
  ];

  test('are withheld and counted', () => {
    const visible = leadQueries.withoutPending(pages, 7);
    expect(visible.pages.map((page) => page.map(({ id }) => id))).toEqual([[], [7, 6]]);
    expect(visible.newCount).toBe(2);
  });

  test('leave unchanged pages as the same object', () => {
    expect(leadQueries.withoutPending(pages, 7).pages[1]).toBe(pages[1]);
    expect(leadQueries.withoutPending(pages, 9).pages).toBe(pages);
    expect(leadQueries.withoutPending(pages, undefined)).toEqual({ pages, newCount: 0 });
  });
});

describe('the leads cache', () => {
  const known = () => {
    const queries = new QueryClient();
    const pages = [[lead(9), lead(8)], [lead(7)]];
    queries.setQueryData([...leadQueries.leadKeys.lists, {}], { pages, pageParams: [undefined, 8] });
    queries.setQueryData(leadQueries.leadKeys.one(8), { ...leadExample, id: 8 });
    const list = () =>
      queries.getQueryData<{ pages: (typeof pages)[number][] }>([...leadQueries.leadKeys.lists, {}])?.pages ?? [];
    return { queries, pages, list };
  };

  test('patches the list and the open lead, and nothing else', () => {
    const { queries, pages, list } = known();
    leadQueries.patchLeads(queries, [8], { status: 'won' });
    expect(list().map((page) => page.map(({ id, status }) => `${id} ${status}`))).toEqual([
      ['9 new', '8 won'],
      ['7 new'],
    ]);
    expect(list()[0]?.[0]).toBe(pages[0]?.[0]);
    expect(list()[1]).toBe(pages[1]);
    expect(queries.getQueryData(leadQueries.leadKeys.one(8))).toMatchObject({ status: 'won' });
  });

  test('is restored when the server rejects a change', () => {
    const { queries, pages, list } = known();
    const snapshot = leadQueries.snapshotLeads(queries);
    leadQueries.patchLeads(queries, [9, 8, 7], { status: 'archived' });
    leadQueries.restoreLeads(queries, snapshot);
    expect(list()).toEqual(pages);
    expect(queries.getQueryData(leadQueries.leadKeys.one(8))).toMatchObject({ status: 'new' });
  });

  test('removes deleted leads everywhere', () => {
    const { queries, list } = known();
    leadQueries.dropLeads(queries, [8, 7]);
    expect(list().map((page) => page.map(({ id }) => id))).toEqual([[9], []]);
    expect(queries.getQueryData(leadQueries.leadKeys.one(8))).toBeUndefined();
  });

  test('stores a response with notes for the open lead, and without them in the list', () => {
    const { queries, list } = known();
    const notes = [{ id: 1, text: 'Called', createdAt: listedLead.createdAt }];
    leadQueries.cacheLead(queries, { ...leadExample, id: 8, notesCount: 1, notes });
    expect(queries.getQueryData(leadQueries.leadKeys.one(8))).toMatchObject({ notes });
    expect(list()[0]?.[1]).toEqual({ ...lead(8), notesCount: 1 });
  });
});

test('bulk actions are split into chunks', async () => {
  const ids = Array.from({ length: leadLimits.maxBulk + 1 }, (_, index) => index + 1);
  const sizes: number[] = [];
  await inChunks(ids, async (some) => sizes.push(some.length));
  expect(sizes).toEqual([leadLimits.maxBulk, 1]);
});
