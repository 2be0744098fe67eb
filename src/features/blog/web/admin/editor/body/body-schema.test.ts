import { getSchema } from '@tiptap/react';
import { describe, expect, test } from 'vitest';
import type { PostBody } from '../../../../body.ts';
import { fromTree, toTree } from '../../../../post-tree.ts';
import { bodyExtensions } from './body-extensions.ts';

const schema = getSchema(bodyExtensions);
const runs = [
  { text: 'one\ntwo', isBold: true },
  { text: 'three', link: '/help' },
];

const body: PostBody = [
  { kind: 'heading', level: 2, runs },
  { kind: 'paragraph', runs },
  { kind: 'list', isNumbered: true, items: [runs, []] },
  { kind: 'list', isNumbered: false, items: [runs] },
  { kind: 'quote', paragraphs: [runs, []] },
  { kind: 'picture', file: 'p_0123456789abcdefghijkl_1200x630_aabbcc', alt: 'A card', caption: '' },
  { kind: 'divider' },
  { kind: 'heading', level: 3, runs },
];

describe('the text editor', () => {
  test('round-trips everything that a post can contain', () => {
    const node = schema.nodeFromJSON(toTree(body));
    expect(() => node.check()).not.toThrow();
    expect(fromTree(node.toJSON())).toEqual(body);
  });

  test('has no node or mark that a post cannot contain', () => {
    expect(Object.keys(schema.nodes).toSorted()).toEqual(
      ['doc', 'paragraph', 'text', 'hardBreak', 'heading', 'blockquote', 'picture', 'horizontalRule']
        .concat('bulletList', 'orderedList', 'listItem')
        .toSorted(),
    );
    expect(Object.keys(schema.marks).toSorted()).toEqual(['bold', 'italic', 'link']);
  });

  test('allows no nested list and no image in a quote', () => {
    expect(schema.nodes.listItem?.spec.content).toBe('paragraph');
    expect(schema.nodes.blockquote?.spec.content).toBe('paragraph+');
  });
});
