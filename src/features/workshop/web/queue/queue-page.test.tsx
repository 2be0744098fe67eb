import { describe, expect, test, vi } from 'vitest';
import { adminKeys } from '#features/admin/web/index.ts';
import type { Locale } from '#i18n/locale.ts';
import { testHtmlInBothLanguages } from '#testing/render-page.tsx';
import { type WorkshopOrder, workshopApi } from '../../contract.ts';
import { queryOf, queueFilterOf } from '../state/queue-view.ts';
import { renderWorkshop } from '../testing/render-workshop.tsx';
import { orderExample } from '../testing/workshop-examples.ts';
import { QueuePage } from './queue-page.tsx';

vi.stubGlobal('window', { location: { origin: 'https://negia.example' } });

const late = orderExample(11, 'paid', { promise: { from: '2020-01-01', to: '2020-01-05' } });
const making = orderExample(12, 'in_production', { quantity: 5, tagsWritten: 2, promise: null, delivery: 'express' });

interface Known {
  readonly orders?: readonly WorkshopOrder[];
  readonly next?: number | null;
  readonly locale?: Locale;
}

function render(at: string, { orders = [making, late], next = null, locale = 'he' }: Known = {}) {
  const filter = queueFilterOf(new URL(at, 'https://negia.example').searchParams);
  const counts = [
    { state: 'paid', count: 3 },
    { state: 'in_production', count: 1 },
    { state: 'delivered', count: 1234 },
  ];
  return renderWorkshop(<QueuePage />, {
    at,
    locale,
    prepare: (queries) =>
      queries.setQueryData(adminKeys.list(workshopApi.orders, queryOf(filter)), {
        pages: [{ orders, next, counts }],
        pageParams: [undefined],
      }),
  });
}

describe('the order queue', () => {
  test('a row shows the product, the owner, the delivery and the tags written', () => {
    const html = render('/admin/orders');
    for (const text of ['#12', 'Hila Peretz', '5 כרטיסים', 'PVC, מט', 'משלוח מהיר', 'נצרבו 2 מתוך 5 שבבים'])
      expect(html).toContain(text);
    expect(html).toContain('href="/admin/orders/12"');
    expect(html.match(/<svg[^>]*viewBox="0 0 85.6 54"/g)).toHaveLength(2);
  });

  test('only an overdue open order is marked late', () => {
    expect(render('/admin/orders').match(/באיחור/g)).toHaveLength(1);
    expect(render('/admin/orders', { orders: [{ ...late, state: 'delivered' }] })).not.toContain('באיחור');
  });

  test('each step has a link and a count, in workflow order', () => {
    const html = render('/admin/orders?material=wood');
    expect(html).toContain('href="/admin/orders?tab=encoded&amp;material=wood"');
    expect(html).toContain('1,234');
    expect(html).toContain('4 הזמנות מחכות לסדנה');
    const positions = ['tab=paid', 'tab=approved', 'tab=in_production', 'tab=encoded', 'tab=shipped'].map((tab) =>
      html.indexOf(tab),
    );
    expect(positions).toEqual(positions.toSorted((one, other) => one - other));
  });

  test('shows a "load more" button only when there are more orders', () => {
    expect(render('/admin/orders', { next: 11 })).toContain('הצגת עוד');
    expect(render('/admin/orders')).toContain('אלה כל ההזמנות');
  });
});

describe('instead of the queue', () => {
  test('an empty step shows a notice, and an empty filter result can be cleared', () => {
    expect(render('/admin/orders', { orders: [] })).toContain('אין כאן הזמנות כרגע');
    expect(render('/admin/orders?q=nobody', { orders: [] })).toContain('הסרת הסינון');
  });

  test('shows a loading state while loading', () => {
    const html = renderWorkshop(<QueuePage />, { at: '/admin/orders' });
    expect(html).toContain('aria-busy="true"');
    expect(html).toContain('טוענים את ההזמנות');
  });
});

test('the sections link to each other', () => {
  expect(render('/admin/orders')).toMatch(/aria-current="page"[^>]*href="\/admin\/orders"/);
  expect(render('/admin/orders')).toContain('href="/admin/tags"');
});

testHtmlInBothLanguages((locale) => [
  render('/admin/orders', { locale }),
  render('/admin/orders', { locale, orders: [] }),
]);
