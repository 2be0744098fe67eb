import { expect, test } from 'vitest';
import { toForm } from '../../form.ts';
import { exampleDocument } from '../../testing/example.ts';
import { parseLocalCopy } from './local-copy.ts';

const copy = { version: 7, at: 1, form: toForm(exampleDocument, false) };

test('a copy reads back as it was', () => {
  expect(parseLocalCopy(JSON.stringify(copy))).toEqual(copy);
});

test.each([
  undefined,
  '',
  'null',
  '{',
  '[]',
  '"x"',
  JSON.stringify({ ...copy, version: 'x' }),
  JSON.stringify({ ...copy, form: { ...copy.form, blocks: {} } }),
  JSON.stringify({ ...copy, form: { ...copy.form, contact: { phones: [], emails: [] } } }),
  JSON.stringify({ version: 7 }),
])('%s is none', (text) => {
  expect(parseLocalCopy(text)).toBeUndefined();
});
