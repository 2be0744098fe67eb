import { expect, test } from 'vitest';
import { answerDue } from './answer-due.ts';

// 15 November 2026 is a Sunday; Israel is two hours ahead of UTC.
test.each([
  ['on a Sunday', '2026-11-15T08:00:00Z', '2026-11-16T08:00:00.000Z'],
  ['on a Thursday, over the weekend', '2026-11-19T15:30:00Z', '2026-11-22T15:30:00.000Z'],
  ['on a Friday: by the end of Sunday', '2026-11-20T08:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['on a Saturday: by the end of Sunday', '2026-11-21T20:00:00Z', '2026-11-22T22:00:00.000Z'],
  ['before Independence Day', '2026-04-21T08:00:00Z', '2026-04-23T08:00:00.000Z'],
])('who asks %s is answered within one business day', (_, since, due) => {
  expect(answerDue(new Date(since), []).toISOString()).toBe(due);
});

test('a rest day of the settings counts too', () => {
  const exceptions = [{ day: '2026-11-16', isWorked: false }];
  expect(answerDue(new Date('2026-11-15T08:00:00Z'), exceptions).toISOString()).toBe('2026-11-17T08:00:00.000Z');
});
