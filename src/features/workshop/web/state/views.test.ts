import { describe, expect, test } from 'vitest';
import { orderStates } from '#features/physical-cards/transitions.ts';
import { isLate } from '../components/order-details.tsx';
import { orderExample } from '../testing/workshop-examples.ts';
import { fileHref } from './files.ts';
import { countIn, queryOf, queueFilterOf, queueHref, queueTabs, statesIn } from './queue-view.ts';
import { stockFilterOf, stockHref } from './stock-view.ts';

const queueOf = (search: string) => queueFilterOf(new URLSearchParams(search));

describe('the queue filter in the URL', () => {
  test('ignores invalid values', () => {
    expect(queueOf('tab=nowhere&material=paper&delivery=drone&q=%20')).toEqual({ tab: 'open' });
  });

  test('round-trips through the URL', () => {
    for (const search of ['', '?tab=paid', '?tab=closed&material=wood&delivery=express', '?q=12', '?tab=paid&q=12'])
      expect(queueHref(queueOf(search))).toBe(`/admin/orders${search}`);
  });

  test('searching starts in all orders, and clearing it returns to the open ones', () => {
    expect(queueOf('q=hila')).toEqual({ tab: 'all', q: 'hila' });
    expect(queueOf('')).toEqual({ tab: 'open' });
    expect(queueOf('tab=paid&q=hila')).toEqual({ tab: 'paid', q: 'hila' });
  });

  test('every state belongs to exactly one tab', () => {
    const listedStates = queueTabs
      .filter((tab) => tab !== 'open' && tab !== 'all')
      .flatMap((tab) => statesIn(tab) ?? []);
    expect(listedStates.toSorted()).toEqual(orderStates.toSorted());
    expect(queryOf({ tab: 'all' })).toEqual({});
    expect(queryOf({ tab: 'closed' })).toEqual({ state: 'returned,cancelled,expired,refunded' });
  });

  test('a tab counts the orders of all its states', () => {
    const counts = [
      { state: 'cancelled', count: 2 },
      { state: 'refunded', count: 3 },
      { state: 'paid', count: 4 },
    ] as const;
    expect([countIn('closed', counts), countIn('all', counts), countIn('shipped', counts)]).toEqual([5, 9, 0]);
    expect(countIn('all', undefined)).toBeUndefined();
  });
});

test('parses the tag filter from the URL and writes it back', () => {
  const filter = stockFilterOf(new URLSearchParams('state=lost&batch=May+fair&q=&tag=ABCD2345'));
  expect(filter).toEqual({ batch: 'May fair' });
  expect(stockHref(filter, 'ABCD2345')).toBe('/admin/tags?batch=May+fair&tag=ABCD2345');
  expect(stockHref({})).toBe('/admin/tags');
});

test('an open order is late when its promised last day is over in Israel', () => {
  const order = orderExample(1, 'approved', { promise: { from: '2026-11-12', to: '2026-11-16' } });
  expect(isLate(order, new Date('2026-11-16T21:59:00Z'))).toBe(false);
  expect(isLate(order, new Date('2026-11-16T22:01:00Z'))).toBe(true);
  expect(isLate({ ...order, state: 'delivered' }, new Date('2026-12-01T12:00:00Z'))).toBe(false);
  expect(isLate({ ...order, promise: null }, new Date('2026-12-01T12:00:00Z'))).toBe(false);
});

test('a file link contains the order ids, a hundred at most', () => {
  expect(fileHref('labels', [3, 5])).toBe('/api/admin/orders/labels.pdf?ids=3,5');
  const many = fileHref(
    'print',
    Array.from({ length: 120 }, (_, index) => index + 1),
  );
  expect(many.endsWith(',100')).toBe(true);
});
