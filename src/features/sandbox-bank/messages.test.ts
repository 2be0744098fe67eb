import { expect, test } from 'vitest';
import { readFrameMessage, readPageMessage, signed } from './messages.ts';

test('each side reads the other side’s signed messages', () => {
  expect(readFrameMessage(signed({ kind: 'token', token: 'card_1' }))).toEqual({ kind: 'token', token: 'card_1' });
  expect(readFrameMessage(signed({ kind: 'height', height: 320 }))).toEqual({ kind: 'height', height: 320 });
  expect(readFrameMessage(signed({ kind: 'challenged' }))).toEqual({ kind: 'challenged' });
  expect(readPageMessage(signed({ kind: 'submit' }))).toEqual({ kind: 'submit' });
});

test.each([
  null,
  undefined,
  'token',
  [],
  { kind: 'token', token: 'unsigned' },
  { source: 'somebody', kind: 'token', token: 'theirs' },
  { source: 'sandbox-bank', kind: 'token', token: '' },
  { source: 'sandbox-bank', kind: 'token', token: { toString: 'x' } },
  { source: 'sandbox-bank', kind: 'height', height: 'tall' },
  { source: 'sandbox-bank', kind: 'height', height: Number.POSITIVE_INFINITY },
  { source: 'sandbox-bank', kind: 'unheard of' },
])('ignores %o', (data) => {
  expect(readFrameMessage(data)).toBeUndefined();
  expect(readPageMessage(data)).toBeUndefined();
});
