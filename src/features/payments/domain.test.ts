import { describe, expect, test } from 'vitest';
import {
  expiryOf,
  isFinal,
  nextStatus,
  type OutcomeStatus,
  type PaymentStatus,
  paymentStatuses,
  shownStatus,
} from './domain.ts';

test('what was given back is shown as such, in whole or in part', () => {
  const shown = (status: PaymentStatus, refunded: number) => shownStatus({ status, amount: 100, refunded });
  expect([shown('paid', 0), shown('paid', 40), shown('paid', 100)]).toEqual(['paid', 'partly', 'refunded']);
  for (const status of paymentStatuses) expect(shown(status, 0)).toBe(status);
});

describe('payment transitions', () => {
  const outcomes: OutcomeStatus[] = ['open', 'challenge', 'declined', 'cancelled', 'paid'];
  const table: Record<PaymentStatus, PaymentStatus[]> = {
    created: ['created', 'challenge', 'declined', 'cancelled', 'paid'],
    processing: ['processing', 'challenge', 'declined', 'cancelled', 'paid'],
    challenge: ['challenge', 'challenge', 'declined', 'cancelled', 'paid'],
    paid: ['paid', 'paid', 'paid', 'paid', 'paid'],
    declined: ['declined', 'declined', 'declined', 'declined', 'paid'],
    cancelled: ['cancelled', 'cancelled', 'cancelled', 'cancelled', 'paid'],
  };

  test.each(paymentStatuses)('from %s', (current) => {
    expect(outcomes.map((outcome) => nextStatus(current, outcome))).toEqual(table[current]);
  });

  test('has three final states', () => {
    expect(paymentStatuses.filter(isFinal)).toEqual(['paid', 'declined', 'cancelled']);
  });
});

describe('card expiry', () => {
  const at = (time: string, expMonth: number, expYear: number) => expiryOf({ expMonth, expYear }, new Date(time));

  test.each([
    ['2026-03-15T12:00:00Z', 5, 2026, 'good'],
    ['2026-03-15T12:00:00Z', 4, 2026, 'soon'],
    ['2026-03-15T12:00:00Z', 3, 2026, 'soon'],
    ['2026-03-15T12:00:00Z', 2, 2026, 'over'],
    ['2026-12-15T12:00:00Z', 1, 2027, 'soon'],
    ['2026-12-15T12:00:00Z', 2, 2027, 'good'],
    ['2027-01-02T12:00:00Z', 12, 2026, 'over'],
  ] as const)('at %s a card of %i/%i is %s', (time, month, year, expected) => {
    expect(at(time, month, year)).toBe(expected);
  });

  test('follows the month in Israel, two hours before UTC', () => {
    expect(at('2026-01-31T21:59:00Z', 1, 2026)).toBe('soon');
    expect(at('2026-01-31T22:01:00Z', 1, 2026)).toBe('over');
  });
});
