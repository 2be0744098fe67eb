import { expect, test } from 'vitest';
import { canTransition, leadStatuses, transitionsFrom } from './domain.ts';

test('nothing but a review moves to new; nothing moves to a review, or to where it is', () => {
  for (const from of leadStatuses) {
    expect(canTransition(from, 'new')).toBe(from === 'review');
    expect(canTransition(from, 'review')).toBe(false);
    expect(canTransition(from, from)).toBe(false);
  }
});

test('whatever ended can be taken up again', () => {
  for (const from of ['won', 'lost', 'archived'] as const) expect(canTransition(from, 'contacted')).toBe(true);
});

test('what may be chosen is what may be done', () => {
  for (const from of leadStatuses)
    expect(leadStatuses.filter((to) => canTransition(from, to)).sort()).toEqual([...transitionsFrom(from)].sort());
});
