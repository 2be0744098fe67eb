import { expect, test } from 'vitest';
import type { TagStep } from '../../contract.ts';
import { finderWords } from './finder-words.ts';

const steps = (...events: readonly [TagStep['event'], string?][]): TagStep[] =>
  events.map(([event, note = null], place) => ({
    id: place + 1,
    event,
    by: 'owner',
    at: '2026-11-15T08:00:00Z',
    note,
  }));

test('the last words since it was lost', () => {
  expect(finderWords(steps(['frozen'], ['found', 'first'], ['found', 'second']))).toBe('second');
  expect(finderWords(steps(['frozen'], ['found', 'first'], ['renamed', 'Wallet']).toReversed())).toBe('first');
});

test('nothing of an earlier time, and nothing where nobody wrote', () => {
  expect(finderWords(steps(['frozen'], ['found', 'old'], ['unfrozen'], ['frozen']))).toBeUndefined();
  expect(finderWords(steps(['made'], ['frozen']))).toBeUndefined();
  expect(finderWords([])).toBeUndefined();
});
