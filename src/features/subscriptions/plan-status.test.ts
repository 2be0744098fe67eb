import { describe, expect, test } from 'vitest';
import { begin, cancel, fail, type SubscriptionState } from './lifecycle.ts';
import { displayedEnd, runningAt, stateOf } from './plan-status.ts';

const start = new Date('2026-11-15T10:00:00Z');
const inDays = (days: number) => new Date(start.getTime() + days * 86_400_000);
const consent = { text: 'yes', locale: 'he', at: '' } as const;
const active = begin({ packageType: 'pro', cycle: 'monthly', price: 7_000, consent }, start);
const once = begin({ packageType: 'pro', cycle: 'monthly', price: 7_000, consent: null }, start);
const after = (state: SubscriptionState, change: Partial<SubscriptionState> | undefined): SubscriptionState => ({
  ...state,
  ...change,
});
const failed = after(active, fail(active, inDays(30)));
const cancelled = after(active, cancel(active, inDays(20), false));

describe('the plan status', () => {
  test.each([
    ['active', active, null, null, 10, 'active'],
    ['active in a trial', active, null, 14, 10, 'active'],
    ['active, and nobody has charged yet', active, null, null, 30.5, 'active'],
    ['active, and nobody has charged for a day', active, null, null, 31, 'past_due'],
    ['active, and nobody has charged for too long', active, null, null, 45, 'expired'],
    ['being tried', failed, null, null, 40, 'past_due'],
    ['tried for too long', failed, null, null, 45, 'expired'],
    ['cancelled', cancelled, null, null, 25, 'cancelled'],
    ['bought once', once, null, null, 25, 'cancelled'],
    ['over, though no job has seen it', once, null, null, 30, 'expired'],
    ['a trial', undefined, null, 14, 10, 'trial'],
    ['a trial that is over', undefined, null, 14, 14, 'none'],
    ['ended lately', undefined, 20, null, 49, 'expired'],
    ['ended long ago', undefined, 20, null, 50, 'none'],
    ['ended in a trial', undefined, 3, 14, 10, 'trial'],
    ['nothing ever', undefined, null, null, 0, 'none'],
  ] as const)('parses coordinates from %s', (_, live, ended, trial, now, state) => {
    const endedAt = ended === null ? null : inDays(ended);
    const trialEndsAt = trial === null ? null : inDays(trial);
    expect(stateOf({ live, endedAt, trialEndsAt, isComplimentary: false }, inDays(now))).toBe(state);
  });
});

test('a complimentary plan takes precedence over a trial and an ended plan, but not over a paid one', () => {
  const stateWith = (live: SubscriptionState | undefined, ended: number | null, trial: number | null) =>
    stateOf(
      {
        live,
        endedAt: ended === null ? null : inDays(ended),
        trialEndsAt: trial === null ? null : inDays(trial),
        isComplimentary: true,
      },
      inDays(10),
    );
  expect([stateWith(undefined, null, 14), stateWith(undefined, 5, null), stateWith(undefined, null, null)]).toEqual(
    Array(3).fill('complimentary'),
  );
  expect([stateWith(active, null, null), stateWith(failed, null, null)]).toEqual(['active', 'past_due']);
});

test('an ended subscription is not running, and the displayed end excludes the grace period', () => {
  expect(runningAt(once, inDays(29))).toBe(once);
  expect(runningAt(once, inDays(30))).toBeUndefined();
  expect([displayedEnd(active), displayedEnd(failed)]).toEqual([active.periodEnd, inDays(44)]);
});
