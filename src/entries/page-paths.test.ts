import { expect, test } from 'vitest';
import { matches, needsOwnDocument, pagePattern, paramsOf } from './page-paths.ts';

test('path parameters are read by their names', () => {
  expect(paramsOf('/tags/:code', '/tags/ABCD2345')).toEqual({ code: 'ABCD2345' });
  expect(paramsOf('/checkout/:type/:id', '/checkout/package/7')).toEqual({ type: 'package', id: '7' });
  expect(paramsOf('/examples', '/examples')).toEqual({});
});

test('a parameter matches exactly one path segment', () => {
  expect(matches('/tags/:code', '/tags/ABCD2345')).toBe(true);
  for (const path of ['/tags', '/tags/', '/tags/a/b', '/xtags/a']) expect(matches('/tags/:code', path)).toBe(false);
});

test.each([
  ['/tag-offers/abcdefghijklmnopqrstuvwxyz', '/tag-offers/:token'],
  ['/dashboard', '/dashboard'],
  ['/p/dana/qr.png', '/p/:profile'],
  ['/@dana', '/@:profile'],
  ['/tag-offers/abc/def', undefined],
  ['/a-custom-address', undefined],
])('%s is logged as %s', (path, pattern) => {
  expect(pagePattern(path)).toBe(pattern);
});

test('navigation to a payment and back is a full page load where payments have their own policy', () => {
  for (const path of ['/checkout', '/checkout/package/2', '/checkout/order/7', '/wallet'])
    expect([needsOwnDocument(path, 'strict'), needsOwnDocument(path, 'payment')]).toEqual([true, false]);
  for (const path of ['/dashboard', '/subscription', '/wallets', '/checkouts', '/admin/payments'])
    expect([needsOwnDocument(path, 'strict'), needsOwnDocument(path, 'payment')]).toEqual([false, true]);
});

test('with one policy the router handles every navigation itself', () => {
  for (const path of ['/checkout/package/2', '/wallet', '/dashboard'])
    expect(needsOwnDocument(path, undefined)).toBe(false);
});
