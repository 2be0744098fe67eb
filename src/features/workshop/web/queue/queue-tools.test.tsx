import { expect, test } from 'vitest';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type QueueFilter, queryOf, queueFilterOf, queueHref } from '../state/queue-view.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { QueueTools } from './queue-page.tsx';

const filterOf = (query: string): QueueFilter => queueFilterOf(new URLSearchParams(query));
const tools = (query: string, locale: Locale = 'en') =>
  renderWorkshop(<QueueTools filter={filterOf(query)} />, { at: `/admin/orders?${query}`, locale });

test('sorts newest first unless the URL states otherwise', () => {
  expect(tools('')).toMatch(/<option value="" selected="">Newest first/);
  expect(tools('direction=asc')).toMatch(/<option value="asc" selected=""/);
});

test('the order is named', () => {
  expect(tools('')).toMatch(/<label[^>]*>Sort<span/);
});

test('the owner filter can be removed, and shows only when set', () => {
  expect(tools('owner=7')).toContain('Only customer 7');
  expect(tools('owner=7')).toContain('aria-label="Show all of them"');
  expect(tools('')).not.toContain('Only customer');
});

test('the CSV query matches the list filter, and the URL restores it', () => {
  const filter = filterOf('tab=paid&owner=7&direction=asc&material=wood&q=dana');
  expect(queryOf(filter)).toEqual({ state: 'paid', owner: '7', direction: 'asc', material: 'wood', q: 'dana' });
  expect(filterOf(queueHref(filter).split('?')[1] ?? '')).toEqual(filter);
});

test('offers a CSV download', () => {
  expect(tools('owner=7')).toContain('Download table');
  expect(tools('owner=7', 'he')).toContain('הורדת טבלה');
});

testHtmlInBothLanguages((locale) => [tools('owner=7', locale)]);
