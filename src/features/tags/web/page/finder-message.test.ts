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

test('returns the last message since the tag was frozen', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['found', 'second']))).toBe('second');
  expect(finderMessage(steps(['frozen'], ['found', 'first'], ['renamed', 'Wallet']).toReversed())).toBe('first');
});

test('returns nothing from before the last freeze, and nothing without a message', () => {
  expect(finderMessage(steps(['frozen'], ['found', 'old'], ['unfrozen'], ['frozen']))).toBeUndefined();
  expect(finderMessage(steps(['made'], ['frozen']))).toBeUndefined();
  expect(finderMessage([])).toBeUndefined();
});
