import { expect, test } from 'vitest';
import { hrefOf, parsePurchase } from './purchase-params.ts';

const of = (path: { type?: string; id?: string }, search = '') => parsePurchase(path, new URLSearchParams(search));

test('a purchase request is read from the path or the query, and is yearly by default', () => {
  const purchase = { type: 'package', id: 2, cycle: 'yearly', quantity: undefined };
  expect(of({ type: 'package', id: '2' })).toEqual(purchase);
  expect(of({}, 'type=package&id=2')).toEqual(purchase);
  expect(of({ type: 'package', id: '2' }, 'cycle=monthly&quantity=3')).toEqual({
    ...purchase,
    cycle: 'monthly',
    quantity: 3,
  });
  // The path takes precedence over the query.
  expect(of({ type: 'package', id: '2' }, 'type=physical-card&id=9')).toEqual(purchase);
});

test.each([
  [{}, ''],
  [{ type: 'house', id: '2' }, ''],
  [{ type: 'package', id: 'x' }, ''],
  [{ type: 'package', id: '0' }, ''],
  [{ type: 'package', id: '-2' }, ''],
  [{ type: 'package', id: '99999999999' }, ''],
  [{}, 'type=package'],
])('%j %j is not a purchase request', (path, search) => {
  expect(of(path, search)).toBeUndefined();
});

test('invalid values in the rest are ignored', () => {
  expect(of({ type: 'package', id: '2' }, 'cycle=weekly&quantity=many')).toMatchObject({
    cycle: 'yearly',
    quantity: undefined,
  });
});

test('the link back leads to the same purchase request', () => {
  const href = hrefOf({ type: 'package', id: 2, cycle: 'monthly' });
  expect(href).toBe('/checkout/package/2?cycle=monthly');
  expect(hrefOf({ type: 'physical-card', id: 5, cycle: null })).toBe('/checkout/physical-card/5');
  expect(hrefOf({ type: 'package', id: 2, cycle: 'yearly', method: 'new' })).toBe(
    '/checkout/package/2?cycle=yearly&method=new',
  );
});
