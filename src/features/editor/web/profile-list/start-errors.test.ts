import { expect, test } from 'vitest';
import { startErrorsOf } from './start-errors.ts';

const messages = { name: 'name', phone: 'phone' };

test.each([
  [{ name: 'דנה', phone: '' }, {}],
  [{ name: 'דנה', phone: '0501234567' }, {}],
  [{ name: 'דנה', phone: '+972-50-123-4567' }, {}],
  [{ name: 'דנה', phone: '*1234' }, {}],
  [{ name: ' ', phone: '' }, { name: 'name' }],
  [
    { name: '', phone: '050' },
    { name: 'name', phone: 'phone' },
  ],
])('%j', (typed, errors) => {
  expect(startErrorsOf(typed, messages)).toEqual(errors);
});
