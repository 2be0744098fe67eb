import { expect, test } from 'vitest';
import { ownNameOf, startFields } from './start-form.tsx';

const errorsOf = (typed: { name: string; phone: string }) =>
  Object.fromEntries(startFields.safeParse(typed).error?.issues.map(({ path, message }) => [path[0], message]) ?? []);

test.each([
  [{ name: 'דנה', phone: '' }, {}],
  [{ name: 'דנה', phone: '0501234567' }, {}],
  [{ name: 'דנה', phone: '+972-50-123-4567' }, {}],
  [{ name: 'דנה', phone: '*1234' }, {}],
  [{ name: 'דנה', phone: 'abc' }, { phone: 'cards.start.phoneLetters' }],
  [{ name: ' ', phone: '' }, { name: 'cards.start.nameMissing' }],
  [
    { name: '', phone: '050' },
    { name: 'cards.start.nameMissing', phone: 'cards.start.phoneBad' },
  ],
])('reports the issue for %j', (typed, errors) => {
  expect(errorsOf(typed)).toEqual(errors);
});

test('starts with the account’s name, unless it is only a username', () => {
  const names = ['יוסי כהן', 'רמיה', 'dana_k7'].map((displayName) => ({
    displayName,
    username: displayName.replace(' ', '-'),
  }));
  expect(names.map(ownNameOf)).toEqual(['יוסי כהן', 'רמיה', '']);
});
