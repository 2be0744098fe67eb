import { describe, expect, test } from 'vitest';
import { cancelRefund, refundDays } from './cancelling.ts';
import { type Choice, changeKind, upgradeCredit } from './changes.ts';
import { type SubscriptionStatus, subscriptionStatuses, tryDays } from './domain.ts';
import { isTooLate, lastTry, nextEnd, nextTry, paidUntilOf, tooLateBefore } from './lifecycle.ts';
import { type SubscriptionEvent, subscriptionEvents, transitionOf } from './transitions.ts';

const day = 86_400_000;
const at = (text: string) => new Date(text);
const plus = (instant: Date, days: number) => new Date(instant.getTime() + days * day);
const end = at('2026-12-15T10:00:00Z');

describe('the transition table', () => {
  const expected = {
    active:
      'upgraded active, upgradedOnce cancelled, renewed active, failed past_due, gaveUp expired, cancelled cancelled, refunded expired, scheduled active',
    past_due:
      'renewed active, failed past_due, gaveUp expired, cancelled expired, refunded expired, scheduled past_due',
    cancelled: 'upgraded active, upgradedOnce cancelled, refunded expired, resumed active, ended expired',
    expired: '',
  };
  const statusAfter = (status: SubscriptionStatus, event: SubscriptionEvent) =>
    new Map(expected[status].split(', ').map((pair) => pair.split(' ') as [string, string])).get(event);
  const cells = subscriptionStatuses.flatMap((status) => subscriptionEvents.map((event) => [status, event] as const));

  test.each(cells)('%s, %s', (status, event) => {
    expect(transitionOf(status, event)).toBe(statusAfter(status, event));
  });
});

describe('paid access ends', () => {
  test.each([
    ['active', plus(end, 1)],
    ['past_due', plus(end, 15)],
    ['cancelled', end],
    ['expired', null],
  ] as const)('%s', (status, until) => {
    expect(paidUntilOf({ status, periodEnd: end })).toEqual(until);
  });
});

describe('payment retries', () => {
  test.each(tryDays.slice(1).map((days, index) => [tryDays[index] ?? 0, days] as const))(
    'the retry after day %s is on day %s',
    (done, next) => {
      expect(nextTry(end, plus(end, done))).toEqual(plus(end, next));
    },
  );

  test('there is none after the last', () => {
    expect(nextTry(end, lastTry(end))).toBeUndefined();
    expect(lastTry(end)).toEqual(plus(end, 14));
  });

  test('missed days are skipped', () => {
    expect(nextTry(end, plus(end, 6))).toEqual(plus(end, 7));
  });

  test('both calculations agree that one day after the last retry is too late', () => {
    for (const [days, isLate] of [
      [14.9, false],
      [15, true],
    ] as const) {
      expect(isTooLate(end, plus(end, days))).toBe(isLate);
      expect(end <= tooLateBefore(plus(end, days))).toBe(isLate);
    }
  });
});

test('periods are counted from the anchor date, also when the billing cycle changes', () => {
  const anchor = at('2027-01-31T08:00:00Z');
  const first = nextEnd(anchor, anchor, 'monthly');
  expect(first).toEqual(at('2027-02-28T08:00:00Z'));
  expect(nextEnd(anchor, first, 'monthly')).toEqual(at('2027-03-31T07:00:00Z'));
  const year = nextEnd(anchor, first, 'yearly');
  expect(year).toEqual(at('2028-02-29T08:00:00Z'));
  expect(nextEnd(anchor, year, 'monthly')).toEqual(at('2028-03-31T07:00:00Z'));
});

describe('a plan change', () => {
  const small: Choice = { packageType: 'advanced', cycle: 'monthly' };
  const smallYear: Choice = { packageType: 'advanced', cycle: 'yearly' };
  const large: Choice = { packageType: 'pro', cycle: 'monthly' };
  const largeYear: Choice = { packageType: 'pro', cycle: 'yearly' };
  const all = [small, smallYear, large, largeYear];
  const kinds = [
    ['same', 'upgrade', 'upgrade', 'upgrade'],
    ['scheduled', 'same', 'scheduled', 'upgrade'],
    ['scheduled', 'scheduled', 'same', 'upgrade'],
    ['scheduled', 'scheduled', 'scheduled', 'same'],
  ];
  const cells = all.flatMap((from, row) => all.map((to, column) => [from, to, kinds[row]?.[column]] as const));

  test.each(cells)('from %o to %o: %s', (from, to, kind) => {
    expect(changeKind(from, to)).toBe(kind);
  });

  test('without a subscription is a first purchase', () => {
    expect(changeKind(undefined, small)).toBe('first');
  });
});

describe('the upgrade credit', () => {
  const period = { periodStart: plus(end, -30), periodEnd: end, periodPaid: 7_000 };
  test.each([
    [-40, 7_000],
    [-30, 7_000],
    [-15, 3_500],
    [-14.2, 3_500],
    [-0.001, 233],
    [0, 0],
    [3, 0],
  ])('%s days from the end: %s', (days, credit) => {
    expect(upgradeCredit(period, plus(end, days))).toBe(credit);
  });
});

describe('the refund of a cancellation', () => {
  const paidAt = plus(end, -30);
  const one = (amount: number, refunded = 0, id = 1, settledAt = paidAt) => ({ id, amount, refunded, settledAt });
  const period = { periodStart: paidAt, periodEnd: end, periodPaid: 7_000 };
  const year = { periodStart: paidAt, periodEnd: plus(paidAt, 365), periodPaid: 300_000 };
  test.each([
    ['at once all but the twentieth part', period, [one(7_000)], 0, 6_650, 350, 0],
    ['a day that has begun is not used yet', period, [one(7_000)], 0.9, 6_650, 350, 0],
    ['days that were used are paid for', period, [one(7_000)], 13, 3_616, 350, 3_034],
    ['in whole agorot', { ...period, periodPaid: 4_001 }, [one(4_001)], 13, 2_067, 200, 1_734],
    ['a fee of no more than a hundred shekels', year, [one(300_000)], 0, 290_000, 10_000, 0],
    ['fourteen days, to the moment', period, [one(7_000)], 14, 0, 0, 0],
    [
      'fourteen days of each payment',
      period,
      [one(3_000, 0, 1, plus(paidAt, -20)), one(4_000, 0, 2)],
      0,
      3_800,
      200,
      0,
    ],
    ['what was refunded is not given twice', period, [one(7_000, 7_000)], 1, 0, 0, 0],
    ['what credit paid for is nobody’s to be given', period, [one(1_000)], 3, 850, 50, 100],
    ['nothing was paid', period, [], 1, 0, 0, 0],
    ['the period is over', period, [one(7_000, 0, 1, end)], 31, 0, 0, 7_000],
    ['the period has not begun', { ...period, periodStart: plus(paidAt, 10) }, [one(7_000)], 9, 6_650, 350, 0],
  ] as const)('%s', (_, of, payments, days, refund, fee, used) => {
    expect(cancelRefund(of, payments, plus(paidAt, days))).toMatchObject({ refund, fee, used });
  });

  test('buying and cancelling repeatedly is never cheaper than staying', () => {
    for (let days = 1; days < refundDays; days += 1) {
      const { refund } = cancelRefund(year, [one(300_000)], plus(paidAt, days));
      expect(300_000 - refund).toBeGreaterThanOrEqual((300_000 * days) / 365);
    }
  });

  test('uses the newest payment first, and never exceeds a payment', () => {
    const full = { ...period, periodPaid: 70_000 };
    const payments = [one(4_000, 1_000, 1), one(66_000, 0, 2)];
    const { refund, fee, allocations } = cancelRefund(full, payments, paidAt);
    expect([refund, fee]).toEqual([65_550, 3_450]);
    expect(allocations).toEqual([{ paymentId: 2, amount: 65_550 }]);
    expect(cancelRefund(full, [one(4_000, 0, 1), one(4_000, 0, 2)], paidAt).allocations).toEqual([
      { paymentId: 2, amount: 4_000 },
      { paymentId: 1, amount: 3_600 },
    ]);
  });
});
