import { expect, test } from 'vitest';
import { isBusinessDay } from '#base/time/business-days.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { datesOf, demoOrders } from './demo.ts';

const day = 86_400_000;

test('the demo’s orders are promised on business days, and the one on its way is not late, on any day of three years', () => {
  for (let ahead = 0; ahead < 3 * 365; ahead += 1) {
    const now = new Date(Date.parse('2026-01-01T09:00:00Z') + ahead * day);
    // The tags of the order on its way are made three days before the demo is opened.
    for (const [index, order] of demoOrders.entries()) {
      const { promised } = datesOf(order, new Date(now.getTime() - 3 * day), []);
      for (const one of [promised.from, promised.to]) expect([one, isBusinessDay(one)]).toEqual([one, true]);
      if (index === 0) expect(promised.to > dateInIsrael(now)).toBe(true);
    }
  }
});
