import { expect, test } from 'vitest';
import { getIn, pathSegments, setIn } from './value-paths.ts';

const form = { language: 'he', phones: [{ number: '1' }, { number: '2' }], address: { city: { he: 'Haifa' } } };
const at = (path: string) => getIn(form, pathSegments(path));
const withValue = (path: string, value: unknown) => setIn(form, pathSegments(path), value);

test('a path leads through objects and lists; the empty one to the value itself', () => {
  expect(at('phones.1.number')).toBe('2');
  expect(at('address.city.he')).toBe('Haifa');
  expect(at('')).toBe(form);
});

test.each(['phones.2.number', 'language.he', 'nothing.at.all', 'constructor', 'phones.length.x', 'address.toString'])(
  '%s leads nowhere',
  (path) => {
    expect(at(path)).toBeUndefined();
  },
);

test('a change copies what lies on its path and nothing else', () => {
  const next = withValue('phones.0.number', '9');
  expect(next.phones).toEqual([{ number: '9' }, { number: '2' }]);
  expect(next.phones[1]).toBe(form.phones[1]);
  expect(next.address).toBe(form.address);
  expect(form.phones[0]?.number).toBe('1');
});

test('what was not there comes to be, and what is set to nothing is gone', () => {
  expect(withValue('address.street.en', 'Herzl')).toEqual({
    ...form,
    address: { city: { he: 'Haifa' }, street: { en: 'Herzl' } },
  });
  expect(Object.keys(withValue('language', undefined))).toEqual(['phones', 'address']);
  expect(withValue('', 'all')).toBe('all');
});
