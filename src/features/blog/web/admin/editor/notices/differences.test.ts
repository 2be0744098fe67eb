import { describe, expect, test } from 'vitest';
import type { PostBody } from '../../../../body.ts';
import { draftExample } from '../../testing/post-examples.ts';
import { differences } from './differences.ts';

const paragraphs = (...texts: string[]): PostBody => texts.map((text) => ({ kind: 'paragraph', runs: [{ text }] }));

describe('two versions of a draft', () => {
  test('that are equal have no differences', () => {
    expect(differences(draftExample(), structuredClone(draftExample()))).toEqual([]);
  });

  test('are compared field by field', () => {
    const theirs = draftExample({ title: 'Second tap', tags: ['NFC', 'QR'] });
    expect(differences(draftExample(), theirs)).toEqual([
      { field: 'title', mine: 'First tap', theirs: 'Second tap' },
      { field: 'tags', mine: 'NFC', theirs: 'NFC, QR' },
    ]);
  });

  test('show the text from where they differ', () => {
    const mine = draftExample({ body: paragraphs('same', 'mine', 'end') });
    const theirs = draftExample({ body: paragraphs('same') });
    expect(differences(mine, theirs)).toEqual([{ field: 'body', mine: 'mine end', theirs: '' }]);
    expect(differences(theirs, mine)).toEqual([{ field: 'body', mine: '', theirs: 'mine end' }]);
  });
});
