import { expect, test } from 'vitest';
import { filledReply, unknownToken } from './reply-tokens.ts';

const names = { customer: 'Dana $& {agent}', agent: 'Noa' };

test.each([
  ['Hello {name}, {name}!', 'Hello Dana $& {agent}, Dana $& {agent}!'],
  ['{agent} at {time}', 'Noa at {time}'],
  ['שלום {שם}, כאן {נציג}', 'שלום Dana $& {agent}, כאן Noa'],
  ['{ Name } {AGENT}', 'Dana $& {agent} Noa'],
])('"%s" is sent as "%s"', (text, sent) => {
  expect(filledReply(text, names)).toBe(sent);
});

test.each([
  ['Hello {name} from {נציג}', undefined],
  ['Hello {name}, your {order} is ready, {date}', '{order}'],
  ['שלום {לקוח}', '{לקוח}'],
  ['{} or {\n}', undefined],
])('"%s" has the unknown placeholder %s', (text, unknown) => {
  expect(unknownToken(text)).toBe(unknown);
});
