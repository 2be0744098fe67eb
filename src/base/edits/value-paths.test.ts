import { expect, test } from 'vitest';
import { getIn, pathSegments, setIn } from './value-paths.ts';

const form = { language: 'he', phones: [{ number: '1' }, { number: '2' }], address: { city: { he: 'Haifa' } } };
const at = (path: string) => getIn(form, pathSegments(path));
const withValue = (path: string, value: unknown) => setIn(form, pathSegments(path), value);

test('a path resolves through objects and arrays; the empty path is the value itself', () => {
  expect(at('phones.1.number')).toBe('2');
  expect(at('address.city.he')).toBe('Haifa');
  expect(at('')).toBe(form);
});

test.each(['phones.2.number', 'language.he', 'nothing.at.all', 'constructor', 'phones.length.x', 'address.toString'])(
  '%s resolves to undefined',
  (path) => {
    expect(at(path)).toBeUndefined();
  },
);

test('setting a value copies only the objects on its path', () => {
  const next = withValue('phones.0.number', '9');
  expect(next.phones).toEqual([{ number: '9' }, { number: '2' }]);
  expect(next.phones[1]).toBe(form.phones[1]);
  expect(next.address).toBe(form.address);
  expect(form.phones[0]?.number).toBe('1');
});

test('setting creates missing parents, and undefined removes the key', () => {
  expect(withValue('address.street.en', 'Herzl')).toEqual({
    ...form,
    address: { city: { he: 'Haifa' }, street: { en: 'Herzl' } },
  });
  expect(Object.keys(withValue('language', undefined))).toEqual(['phones', 'address']);
  expect(withValue('', 'all')).toBe('all');
});
