import { expect, test } from 'vitest';
import { savedExample } from '../testing/examples.ts';
import { draftOf } from './autosave.ts';
import { parseLocalCopy } from './local-copy.ts';

const copy = { version: 4, draft: draftOf(savedExample) };

test('a copy reads back as it was', () => {
  expect(parseLocalCopy(JSON.stringify(copy))).toEqual(copy);
});

test.each([
  undefined,
  '',
  'null',
  '{',
  JSON.stringify({ ...copy, version: 'x' }),
  JSON.stringify({ ...copy, draft: { ...copy.draft, design: {} } }),
  JSON.stringify({ ...copy, draft: { ...copy.draft, design: { ...copy.draft.design, finish: 'gold' } } }),
])('%s is none', (text) => {
  expect(parseLocalCopy(text)).toBeUndefined();
});
