import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorNode } from '#base/editor-tree.ts';
import { forAll } from '#base/testing/for-all.ts';
import { plainText, type RichText, richText } from '../../document/rich-text.ts';
import { fromEditorTree, toEditorTree } from './rich-tree.ts';

type Run = { text: string; isBold?: boolean; isItalic?: boolean; link?: string };

const runStyle = fc.record(
  {
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
    link: fc.constantFrom('https://negia.example/', 'https://he.example/%D7%90'),
  },
  { requiredKeys: [] },
);
const letters = fc.string({ unit: fc.constantFrom(...'אבגdz .,\n'), minLength: 1, maxLength: 12 });
const hasSameStyle = (one: Run, two: Run) =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;

/** As an editor produces them: no empty runs, and no adjacent runs with the same style. */
const runs = (minLength: number) =>
  fc
    .array(
      fc.tuple(letters, runStyle).map(([text, style]): Run => ({ text, ...style })),
      { minLength, maxLength: 5 },
    )
    .map((all) => all.filter((run, index) => index === 0 || !hasSameStyle(run, all[index - 1] as Run)));

const richTextNode = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), runs: runs(1) }),
  fc.record({ kind: fc.constant('heading' as const), runs: runs(1) }),
  fc.record({
    kind: fc.constant('list' as const),
    isNumbered: fc.boolean(),
    items: fc.array(runs(0), { minLength: 1, maxLength: 4 }),
  }),
);

describe('converting to and from the editor tree', () => {
  test('returns the original text', () => {
    forAll(fc.array(richTextNode, { maxLength: 8 }), (text) => {
      expect(fromEditorTree(toEditorTree(text as RichText))).toEqual(text);
    });
  });

  test('turns any editor content into a text that matches the schema', () => {
    const node = fc.letrec<{ node: EditorNode }>((tie) => ({
      node: fc.record(
        {
          type: fc.constantFrom('paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'text', 'blockquote'),
          text: letters,
          marks: fc.array(fc.record({ type: fc.constantFrom('bold', 'italic', 'strike') }), { maxLength: 2 }),
          content: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }),
        },
        { requiredKeys: ['type'] },
      ),
    })).node;
    forAll(fc.array(node, { maxLength: 4 }), (content) => {
      expect(richText.safeParse(fromEditorTree({ type: 'doc', content })).success).toBe(true);
    });
  });
});

test('an empty text opens as one empty paragraph, and an empty paragraph is an empty text', () => {
  expect(toEditorTree([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromEditorTree(toEditorTree([]))).toEqual([]);
});

test('retains empty paragraphs between others and trims them at the ends', () => {
  const line = (text: string) => ({ type: 'paragraph', ...(text && { content: [{ type: 'text', text }] }) });
  const parsed = fromEditorTree({ type: 'doc', content: ['', 'א', '', 'ב', ''].map(line) });
  expect(parsed.map((one) => (one.kind === 'list' ? 0 : one.runs.length))).toEqual([1, 0, 1]);
});

test('flattens a nested list into one list', () => {
  const item = (text: string, inner?: EditorNode): EditorNode => ({
    type: 'listItem',
    content: [{ type: 'paragraph', content: [{ type: 'text', text }] }, ...(inner ? [inner] : [])],
  });
  const tree: EditorNode = {
    type: 'doc',
    content: [{ type: 'bulletList', content: [item('א', { type: 'bulletList', content: [item('ב')] }), item('ג')] }],
  };
  expect(plainText(fromEditorTree(tree))).toBe('א\nב\nג');
});
