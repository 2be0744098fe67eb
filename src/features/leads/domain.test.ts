import { expect, test } from 'vitest';
import { canMoveLead, leadStatuses, movesOf } from './domain.ts';

test('nothing but a review moves to new; nothing moves to a review, or to where it is', () => {
  for (const from of leadStatuses) {
    expect(canMoveLead(from, 'new')).toBe(from === 'review');
    expect(canMoveLead(from, 'review')).toBe(false);
    expect(canMoveLead(from, from)).toBe(false);
  }
});

test('whatever ended can be taken up again', () => {
  for (const from of ['won', 'lost', 'archived'] as const) expect(canMoveLead(from, 'contacted')).toBe(true);
});

test('what may be chosen is what may be done', () => {
  for (const from of leadStatuses)
    expect(leadStatuses.filter((to) => canMoveLead(from, to)).sort()).toEqual([...movesOf(from)].sort());
});
