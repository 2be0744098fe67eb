import { expect, test } from 'vitest';
import { canTransition, leadStatuses, transitionsFrom } from './domain.ts';

test('only a lead in review moves to new; none moves to review or to its own status', () => {
  for (const from of leadStatuses) {
    expect(canTransition(from, 'new')).toBe(from === 'review');
    expect(canTransition(from, 'review')).toBe(false);
    expect(canTransition(from, from)).toBe(false);
  }
});

test('a closed lead can be reopened', () => {
  for (const from of ['won', 'lost', 'archived'] as const) expect(canTransition(from, 'contacted')).toBe(true);
});

test('the offered transitions are exactly the allowed ones', () => {
  for (const from of leadStatuses)
    expect(leadStatuses.filter((to) => canTransition(from, to)).sort()).toEqual([...transitionsFrom(from)].sort());
});
