import { expect, test } from 'vitest';
import type { TagStep } from '../../contract.ts';
import { finderMessage } from './finder-message.ts';

const steps = (...events: readonly [TagStep['event'], string?][]): TagStep[] =>
  events.map(([event, note = null], index) => ({
    id: index + 1,
    event,
    by: 'owner',
    at: '2026-11-15T08:00:00Z',
    note,
  }));

test('the last words since it was lost', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['found', 'second']))).toBe('second');
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['renamed', 'Wallet']).toReversed())).toBe('first');
});

test('nothing of an earlier time, and nothing where nobody wrote', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'old'], ['unfrozen'], ['frozen']))).toBeUndefined();
  expect(finderMessage(steps(['made'], ['frozen']))).toBeUndefined();
  expect(finderMessage([])).toBeUndefined();
});
