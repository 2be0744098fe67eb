import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOrder, keepOrder, keyOf, orderOf, unansweredKey } from './attempts.ts';
import type { PageWish } from './wish.ts';

const wish: PageWish = { type: 'package', id: 2, cycle: 'yearly', quantity: undefined };
let user = 0;
let stored: Map<string, string>;
beforeEach(() => {
  user += 1;
  stored = new Map();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, value: string) => stored.set(key, value),
    removeItem: (key: string) => stored.delete(key),
  });
});

describe('the key of a payment', () => {
  test('is one that the server takes, and the same until the payment is over', () => {
    const key = keyOf(user, wish);
    expect(key).toMatch(/^[\w-]{8,100}$/);
    expect(keyOf(user, { ...wish })).toBe(key);
    keepOrder(user, wish, 7);
    expect(keyOf(user, wish)).toBe(key);
    forgetOrder(7);
    expect(keyOf(user, wish)).not.toBe(key);
  });

  test('is known as unanswered from the press until its order is', () => {
    expect(unansweredKey(user, wish)).toBeUndefined();
    const key = keyOf(user, wish);
    expect(unansweredKey(user, wish)).toBe(key);
    expect(unansweredKey(user, { ...wish, id: 3 })).toBeUndefined();
    keepOrder(user, wish, 9);
    expect(unansweredKey(user, wish)).toBeUndefined();
  });

  test('is another one for another wish, another number of things or another owner', () => {
    const others = [{ id: 3 }, { cycle: 'monthly' }, { quantity: 2 }, { type: 'physical-card' }] as const;
    const keys = [
      keyOf(user, wish),
      keyOf(user + 1_000, wish),
      ...others.map((one) => keyOf(user, { ...wish, ...one })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('holds where storage is closed, or was written by somebody else', () => {
    stored.set('checkout', '{"broken');
    const key = keyOf(user, wish);
    vi.stubGlobal('sessionStorage', undefined);
    expect(keyOf(user, wish)).toBe(key);
    stored.set('checkout', '7');
    expect(orderOf(user, wish)).toBeUndefined();
  });
});

test('an order under way is found again by its wish, and forgotten alone', () => {
  const monthly = { ...wish, cycle: 'monthly' } as const;
  keepOrder(user, wish, 7);
  keepOrder(user, monthly, 8);
  expect([orderOf(user, wish), orderOf(user, monthly), orderOf(user + 1_000, wish)]).toEqual([7, 8, undefined]);
  forgetOrder(7);
  expect([orderOf(user, wish), orderOf(user, monthly)]).toEqual([undefined, 8]);
});
