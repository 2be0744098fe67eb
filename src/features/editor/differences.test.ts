import { expect, test } from 'vitest';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { differences, takeDifference } from './differences.ts';
import { exampleDocument } from './testing/example.ts';

const other = (change: Partial<ProfileDocument>): ProfileDocument => ({ ...exampleDocument, ...change });
const { identity, contact, blocks } = exampleDocument;

test('identical documents have no differences', () => {
  expect(differences(exampleDocument, structuredClone(exampleDocument))).toEqual([]);
});

test('changed texts are returned side by side', () => {
  const theirs = other({ identity: { ...identity, name: { he: 'Noa', en: 'Noa B' } } });
  expect(differences(exampleDocument, theirs)).toEqual([
    { section: 'name', mine: { text: 'Noa Barak' }, theirs: { text: 'Noa · Noa B' } },
  ]);
});

test('phone numbers are formatted for reading', () => {
  const theirs = other({ contact: { ...contact, phones: [] } });
  expect(differences(exampleDocument, theirs)).toEqual([
    { section: 'phones', mine: { text: '050-123-4567 · *4000' }, theirs: { text: '' } },
  ]);
});

test('reports a block missing on one side and a block that differs', () => {
  const [links, ...rest] = blocks;
  const theirs = other({ blocks: [{ ...links, items: [] } as never, ...rest.slice(0, -1)] });
  expect(differences(exampleDocument, theirs)).toEqual([
    { section: 'block', id: links?.id, kind: 'links', mine: { text: '', count: 2 }, theirs: { text: '', count: 0 } },
    { section: 'block', id: rest.at(-1)?.id, kind: 'hours', mine: { text: '', count: 1 }, theirs: {} },
  ]);
});

test('a different block order is reported once', () => {
  expect(differences(exampleDocument, other({ blocks: blocks.toReversed() }))).toEqual([
    { section: 'order', mine: {}, theirs: {} },
  ]);
});

test('taking every difference from the other draft gives the other draft', () => {
  const [links, ...rest] = blocks;
  const theirs = other({
    language: 'en',
    identity: { ...identity, name: { he: 'Gil' }, title: {} },
    contact: { ...contact, phones: [], website: 'https://gil.example' },
    blocks: [...rest.toReversed().slice(0, -1), { ...links, items: [] } as never],
  });
  const taken = differences(exampleDocument, theirs).reduce(
    (document, difference) => takeDifference(document, theirs, difference),
    exampleDocument,
  );
  expect(differences(taken, theirs)).toEqual([]);
});
