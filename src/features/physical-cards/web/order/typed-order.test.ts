import { beforeEach, describe, expect, test, vi } from 'vitest';
import { pricesExample } from '../testing/physical-card-examples.ts';
import { emptyOrder, orderForm, readTyped, saveTyped, type TypedOrder } from './use-order-form.ts';

const storage = new Map<string, string>();
vi.stubGlobal('sessionStorage', {
  getItem: (key: string) => storage.get(key) ?? null,
  setItem: (key: string, value: string) => storage.set(key, value),
  removeItem: (key: string) => storage.delete(key),
});
beforeEach(() => storage.clear());

const typed: TypedOrder = {
  quantity: '3',
  delivery: 'post',
  pointId: '',
  address: { recipient: 'Noa Barak', phone: '050-555-0101', city: 'Haifa', street: 'HaGefen', house: '7' },
};

/** Maps invalid fields to their error messages. */
const errorsOf = (change: Partial<TypedOrder>) => {
  const read = orderForm.safeParse({ ...typed, ...change });
  return Object.fromEntries((read.error?.issues ?? []).map(({ path, message }) => [path.join('.'), message]));
};

describe('parsing the form', () => {
  test('returns a numeric quantity and a complete address', () => {
    const { quantity, address } = orderForm.parse(typed);
    expect([quantity, address.phone, address.postcode]).toEqual([3, '+972505550101', '']);
  });

  test.each([
    ['', 'invalid'],
    ['0', 'invalid'],
    ['2.5', 'invalid'],
    ['many', 'invalid'],
    ['51', 'max'],
  ])('rejects a quantity of "%s" as %s', (quantity, why) => {
    expect(errorsOf({ quantity })).toEqual({ quantity: `physicalCards.quantity.${why}` });
  });

  test('requires a street and house number for delivery, but not for a pick-up point', () => {
    const address = { ...typed.address, street: '', house: '' };
    expect(errorsOf({ address })).toEqual({
      'address.street': 'physicalCards.address.street',
      'address.house': 'physicalCards.address.house',
    });
    const nowhere = { ...address, city: '' };
    expect(errorsOf({ address: nowhere, delivery: 'pickup', pointId: '4' })).toEqual({});
    expect(errorsOf({ address, delivery: 'pickup', pointId: '' })).toEqual({ pointId: 'physicalCards.point.missing' });
  });

  test('reports all errors of an empty form, and distinguishes a missing from an invalid phone', () => {
    const nothing = { recipient: '', phone: '', city: '', street: '', house: '' };
    expect(Object.keys(errorsOf({ address: nothing }))).toEqual(Object.keys(nothing).map((name) => `address.${name}`));
    const phoneOf = (phone: string) => errorsOf({ address: { ...typed.address, phone } })['address.phone'];
    expect([phoneOf(' '), phoneOf('12')]).toEqual(['physicalCards.address.phone', 'errors.invalid']);
  });

  test('accepts a postcode of seven digits in any grouping, or none', () => {
    const withPostcode = (postcode: string) => errorsOf({ address: { ...typed.address, postcode } });
    expect([withPostcode('61-00 001'), withPostcode('')]).toEqual([{}, {}]);
    expect(withPostcode('12345')).toEqual({ 'address.postcode': 'physicalCards.address.postcode' });
  });
});

describe('the initial form', () => {
  test('has the last order’s address and delivery method, with a local phone format and no note', () => {
    const { address, delivery } = emptyOrder(pricesExample);
    expect([address.city, address.phone, address.notes, delivery]).toEqual(['Haifa', '050-555-0101', '', 'express']);
  });

  test('is empty with delivery by post for a first order', () => {
    const { address, delivery } = emptyOrder({ ...pricesExample, lastAddress: null, lastDelivery: null });
    expect([new Set(Object.values(address)), delivery]).toEqual([new Set(['']), 'post']);
  });

  test('names the owner as the recipient, unless the last order named another', () => {
    expect(emptyOrder({ ...pricesExample, lastAddress: null }, 'Dana Levi').address.recipient).toBe('Dana Levi');
    const { recipient } = pricesExample.lastAddress ?? {};
    expect(emptyOrder(pricesExample, 'Someone else').address.recipient).toBe(recipient);
  });

  test('restores what was typed before a reload, for the same design and owner only', () => {
    const initial = emptyOrder(pricesExample);
    saveTyped(1, 7, typed);
    expect(readTyped(1, 7, initial)).toEqual({ ...typed, address: { ...initial.address, ...typed.address } });
    expect([readTyped(1, 8, initial), readTyped(2, 7, initial)]).toEqual([initial, initial]);
    saveTyped(1, 7, undefined);
    expect(readTyped(1, 7, initial)).toEqual(initial);
  });

  test('starts with the defaults if the stored form cannot be parsed', () => {
    storage.set('card-order 1 7', '{');
    expect(readTyped(1, 7, emptyOrder(pricesExample)).quantity).toBe('1');
  });
});
