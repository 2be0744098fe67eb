import { z } from 'zod';
import { day, localizedText, minute } from '#base/schemas.ts';
import { defineBlock, listOf } from '../define-block.ts';

export const maxSpans = 6;
export const maxExceptions = 60;

const spans = listOf(z.object({ from: minute, to: minute }), maxSpans);

/** Sunday to Thursday, and a short Friday. */
const usualWeek = () => [
  ...Array.from({ length: 5 }, () => [{ from: 9 * 60, to: 17 * 60 }]),
  [{ from: 9 * 60, to: 13 * 60 }],
  [],
];

export const hoursBlock = defineBlock({
  shape: {
    week: z.array(spans).length(7, { error: 'errors.invalid' }),
    exceptions: listOf(z.object({ date: day, spans, note: localizedText(80).default({}) }), maxExceptions),
  },
  empty: () => ({ week: usualWeek(), exceptions: [] }),
  list: { name: 'exceptions', blankIn: ['date'], needs: 'date' },
  count: ({ week }) => week.filter((open) => open.length > 0).length,
});
