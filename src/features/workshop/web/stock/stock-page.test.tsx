import { describe, expect, test, vi } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { paramsOf } from '#web-kit/address-filter.ts';
import { type WorkshopTag, workshopApi } from '../../contract.ts';
import { stockFilterOf } from '../state/stock-view.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { tagExample } from '../testing/workshop-examples.ts';
import { newBatch, StockPage } from './stock-page.tsx';
import { TagBody } from './tag-body.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const owned = tagExample('ABCD2345', { name: 'Wallet' });
const free = tagExample('WXYZ6789', { state: 'unassigned', owner: null, orderId: null, batch: 'May fair' });

function render(at: string, tags: readonly WorkshopTag[] = [owned, free], locale: Locale = 'he') {
  const filter = stockFilterOf(new URL(at, 'https://negia.example').searchParams);
  return renderWorkshop(<StockPage />, {
    at,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(workshopApi.tags, paramsOf(filter)), {
        pages: [{ tags, next: null }],
        pageParams: [undefined],
      }),
  });
}

describe('the list of tags', () => {
  test('shows the owner and the origin of each tag', () => {
    const html = render('/admin/tags');
    for (const text of ['ABCD2345', 'Wallet', 'Hila Peretz', '#12', 'May fair', 'עוד בלי בעלים', 'מחכה להפעלה'])
      expect(html).toContain(text);
  });

  test('does not call a chip active that is not written yet', () => {
    const states = (change: Partial<WorkshopTag>) =>
      renderWorkshop(<TagBody tag={{ ...owned, ...change, history: [] }} />);
    expect(states({ writtenAt: null })).toContain('בהכנה');
    expect(states({ writtenAt: null })).not.toContain('פעיל');
    expect(states({ writtenAt: '2026-11-01T08:00:00.000Z' })).toContain('פעיל');
    expect(states({ writtenAt: null, state: 'frozen' })).toContain('מוקפא');
  });

  test('can be filtered by every state that they show', () => {
    const filter = render('/admin/tags', []);
    for (const state of ['בהכנה', 'מחכה להפעלה', 'פעיל', 'מוקפא', 'הוצא משימוש']) expect(filter).toContain(state);
  });

  test('a row links to its tag and retains the filter', () => {
    expect(render('/admin/tags?state=active')).toContain('href="/admin/tags?state=active&amp;tag=ABCD2345"');
  });

  test('offers the CSV of a batch only when one is selected', () => {
    expect(render('/admin/tags?batch=May+fair')).toContain('href="/api/admin/tags/chips.csv?batch=May+fair"');
    expect(render('/admin/tags')).not.toContain('chips.csv');
  });

  test('the batch filter can be cleared, and a tag links to its batch', () => {
    expect(render('/admin/tags?batch=May+fair')).toContain('הצגת כל השבבים');
    expect(render('/admin/tags')).not.toContain('שבבים שלא מהסדרה');
    expect(renderWorkshop(<TagBody tag={{ ...free, history: [] }} />)).toContain('href="/admin/tags?batch=May+fair"');
  });

  test('distinguishes no search results from an empty list', () => {
    expect(render('/admin/tags', [])).toContain('עוד אין שבבים');
    expect(render('/admin/tags?q=x', [])).toContain('לא מצאנו שבבים כאלה');
  });
});

describe('a single tag', () => {
  const history = [
    { id: 1, event: 'made', by: 'admin', at: free.createdAt, note: 'May fair' },
    { id: 2, event: 'found', by: 'finder', at: free.createdAt, note: null },
  ] as const;
  const body = (tag: WorkshopTag, locale: Locale = 'he') =>
    renderWorkshop(<TagBody tag={{ ...tag, history: [...history] }} />, { locale });

  test('shows its link, its order and its history, latest first', () => {
    const html = body(owned);
    expect(html).toContain('https://negia.example/t/ABCD2345');
    expect(html).toContain('href="/admin/orders/12"');
    expect(html.indexOf('מישהו מצא אותו')).toBeLessThan(html.indexOf('>נוצר<', html.indexOf('מה קרה לו')));
  });

  test('a retired tag cannot be retired again', () => {
    expect(body(owned)).toContain('הוצאה משימוש');
    expect(body({ ...owned, state: 'retired' })).not.toContain('הוצאה משימוש');
  });

  testHtmlInBothLanguages((locale) => [body(owned, locale)]);
});

test('a batch requires a name and a valid count', () => {
  const wrong = (typed: { batch: string; count: string }) =>
    newBatch.safeParse(typed).error?.issues.map(({ path }) => path[0]);
  expect(wrong({ batch: ' ', count: '' })).toEqual(['batch', 'count']);
  expect(wrong({ batch: 'May fair', count: '1001' })).toEqual(['count']);
  expect(wrong({ batch: 'May fair', count: '2.5' })).toEqual(['count']);
  expect(newBatch.parse({ batch: 'May fair', count: ' 1000 ' })).toEqual({ batch: 'May fair', count: 1000 });
});

testHtmlInBothLanguages((locale) => [render('/admin/tags', [owned, free], locale)]);
