import { beforeEach, describe, expect, test, vi } from 'vitest';
import { forgetOrder, keyOf, orderOf, saveOrder, unansweredKey } from './attempts.ts';
import type { PurchaseParams } from './purchase-params.ts';

const purchase: PurchaseParams = { type: 'package', id: 2, cycle: 'yearly', quantity: undefined };
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

describe('the idempotency key of a payment', () => {
  test('is valid for the server, and the same until the payment is over', () => {
    const key = keyOf(user, purchase);
    expect(key).toMatch(/^[\w-]{8,100}$/);
    expect(keyOf(user, { ...purchase })).toBe(key);
    saveOrder(user, purchase, 7);
    expect(keyOf(user, purchase)).toBe(key);
    forgetOrder(7);
    expect(keyOf(user, purchase)).not.toBe(key);
  });

  test('is unanswered from the request until its order is known', () => {
    expect(unansweredKey(user, purchase)).toBeUndefined();
    const key = keyOf(user, purchase);
    expect(unansweredKey(user, purchase)).toBe(key);
    expect(unansweredKey(user, { ...purchase, id: 3 })).toBeUndefined();
    saveOrder(user, purchase, 9);
    expect(unansweredKey(user, purchase)).toBeUndefined();
  });

  test('differs for another purchase request, another quantity or another owner', () => {
    const others = [{ id: 3 }, { cycle: 'monthly' }, { quantity: 2 }, { type: 'physical-card' }] as const;
    const keys = [
      keyOf(user, purchase),
      keyOf(user + 1_000, purchase),
      ...others.map((one) => keyOf(user, { ...purchase, ...one })),
    ];
    expect(new Set(keys).size).toBe(keys.length);
  });

  test('survives unavailable and corrupt storage', () => {
    stored.set('checkout', '{"broken');
    const key = keyOf(user, purchase);
    vi.stubGlobal('sessionStorage', undefined);
    expect(keyOf(user, purchase)).toBe(key);
    stored.set('checkout', '7');
    expect(orderOf(user, purchase)).toBeUndefined();
  });
});

test('an order in progress is found by its purchase request, and removed individually', () => {
  const monthly = { ...purchase, cycle: 'monthly' } as const;
  saveOrder(user, purchase, 7);
  saveOrder(user, monthly, 8);
  expect([orderOf(user, purchase), orderOf(user, monthly), orderOf(user + 1_000, purchase)]).toEqual([7, 8, undefined]);
  forgetOrder(7);
  expect([orderOf(user, purchase), orderOf(user, monthly)]).toEqual([undefined, 8]);
});
