import { expect, test } from 'vitest';
import type { PostBody } from './body.ts';
import { readingMinutes, textOfBody } from './reading.ts';

const paragraph = (text: string): PostBody[number] => ({ kind: 'paragraph', runs: [{ text }] });

test('the text of a body is all its text, one line each', () => {
  const body: PostBody = [
    { kind: 'heading', level: 2, runs: [{ text: 'Head' }] },
    { kind: 'paragraph', runs: [{ text: 'one ' }, { text: 'two', isBold: true }] },
    { kind: 'list', isNumbered: false, items: [[{ text: 'a' }], [{ text: 'b' }]] },
    { kind: 'quote', paragraphs: [[{ text: 'said' }]] },
    { kind: 'picture', file: 'x', alt: 'not read', caption: 'below' },
    { kind: 'divider' },
  ];
  expect(textOfBody(body)).toBe('Head\none two\na\nb\nsaid\nbelow');
});

test.each([
  [0, 1],
  [200, 1],
  [299, 1],
  [300, 2],
  [1_000, 5],
])('%i words take %i minutes', (wordCount, minutes) => {
  expect(readingMinutes([paragraph('מילה '.repeat(wordCount))])).toBe(minutes);
});
