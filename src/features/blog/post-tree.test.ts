import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { EditorNode } from '#base/editor-tree.ts';
import { forAll } from '#base/testing/for-all.ts';
import { bodyLimits, type PostBody, postBody, type Run } from './body.ts';
import { fromTree, toTree } from './post-tree.ts';
import { linesOfBlock } from './reading.ts';

const linesIn = (body: PostBody): string[] => body.flatMap(linesOfBlock);

const format = fc.record(
  {
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
    link: fc.constantFrom('https://negia.example/', '/help', '/blog/first-post?x=1'),
  },
  { requiredKeys: [] },
);
const characters = fc.string({ unit: fc.constantFrom(...'אבגdz .,\n👍'), minLength: 1, maxLength: 12 });
const hasSameFormat = (one: Run, two: Run) =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;

/** As an editor produces them: no run is empty, and no two adjacent ones have the same format. */
const runs = (min: number) =>
  fc
    .array(
      fc.tuple(characters, format).map(([text, style]): Run => ({ text, ...style })),
      { minLength: min, maxLength: 5 },
    )
    .map((all) => all.filter((run, index) => index === 0 || !hasSameFormat(run, all[index - 1] as Run)));

const altText = fc.constantFrom('', 'מפתח על שולחן', 'A card');
const block = fc.oneof(
  fc.record({ kind: fc.constant('paragraph' as const), runs: runs(1) }),
  fc.record({ kind: fc.constant('heading' as const), level: fc.constantFrom(2 as const, 3 as const), runs: runs(1) }),
  fc.record({
    kind: fc.constant('list' as const),
    isNumbered: fc.boolean(),
    items: fc.array(runs(0), { minLength: 1, maxLength: 4 }),
  }),
  fc.record({ kind: fc.constant('quote' as const), paragraphs: fc.array(runs(0), { minLength: 1, maxLength: 3 }) }),
  fc.record({
    kind: fc.constant('picture' as const),
    file: fc.constant('p_0123456789abcdefghijkl_1200x630_aabbcc'),
    alt: altText,
    caption: altText,
  }),
  fc.record({ kind: fc.constant('divider' as const) }),
);

const anyNode = fc.letrec<{ node: EditorNode }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        'paragraph',
        'heading',
        'bulletList',
        'orderedList',
        'listItem',
        'text',
        'hardBreak',
        'blockquote',
        'picture',
        'horizontalRule',
        'codeBlock',
        'table',
        'somethingNew',
      ),
      text: fc.oneof(characters, fc.string({ unit: 'binary' })),
      attrs: fc.dictionary(fc.constantFrom('level', 'file', 'alt', 'caption'), fc.jsonValue()),
      marks: fc.array(
        fc.record({
          type: fc.constantFrom('bold', 'italic', 'strike', 'link'),
          attrs: fc.record({
            href: fc.constantFrom('javascript:alert(1)', '//evil.example', 'negia.example', 7, null),
          }),
        }),
        { maxLength: 2 },
      ),
      content: fc.array(tie('node'), { maxLength: 3, depthIdentifier: 'tree' }),
    },
    { requiredKeys: ['type'] },
  ),
})).node;

describe('conversion in both directions', () => {
  test('a body converted to a tree and back is unchanged', () => {
    forAll(fc.array(block, { maxLength: 8 }), (body) => {
      expect(fromTree(toTree(body as PostBody))).toEqual(body);
    });
  });

  test('any editor content converts to a body valid for the schema', () => {
    forAll(fc.array(anyNode, { maxLength: 4 }), (content) => {
      expect(postBody.safeParse(fromTree({ type: 'doc', content })).error).toBeUndefined();
    });
  });

  test('a converted body converts again unchanged', () => {
    forAll(fc.array(anyNode, { maxLength: 4 }), (content) => {
      const body = fromTree({ type: 'doc', content });
      expect(fromTree(toTree(body))).toEqual(body);
    });
  });
});

const text = (text: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): EditorNode => ({
  type: 'text',
  text,
  marks,
});
const paragraph = (...content: EditorNode[]): EditorNode => ({ type: 'paragraph', content });
const doc = (...content: EditorNode[]): EditorNode => ({ type: 'doc', content });

test('an empty body opens as one empty paragraph, and an empty paragraph is an empty body', () => {
  expect(toTree([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromTree(toTree([]))).toEqual([]);
  expect(toTree([{ kind: 'list', isNumbered: false, items: [] }])).toEqual(toTree([]));
});

test('empty lines remain between paragraphs and are removed at the ends', () => {
  const body = fromTree(doc(paragraph(), paragraph(text('א')), paragraph(), paragraph(text('ב')), paragraph()));
  expect(linesIn(body)).toEqual(['א', '', 'ב']);
});

test('nested lists are flattened into one list', () => {
  const item = (content: string, ...rest: EditorNode[]): EditorNode => ({
    type: 'listItem',
    content: [paragraph(text(content)), ...rest],
  });
  const list = (...content: EditorNode[]): EditorNode => ({ type: 'bulletList', content });
  const body = fromTree(doc(list(item('א', list(item('ב'))), item('ג'))));
  expect(body).toHaveLength(1);
  expect(linesIn(body)).toEqual(['א', 'ב', 'ג']);
});

test('a disallowed link loses its URL and retains its text', () => {
  const to = (href: unknown) => ({ type: 'link', attrs: { href } });
  const body = fromTree(doc(paragraph(text('רע', to('javascript:alert(1)')), text('שלנו', to('/help')))));
  expect(body).toEqual([{ kind: 'paragraph', runs: [{ text: 'רע' }, { text: 'שלנו', link: '/help' }] }]);
});

test('an image that is still uploading is not part of the post', () => {
  expect(fromTree(doc({ type: 'picture', attrs: { file: null, upload: 'u1' } }))).toEqual([]);
});

describe('content beyond the limit of a block continues in the next, without losing a word', () => {
  test('a very long paragraph', () => {
    const content = 'אב '.repeat(5_000);
    const body = fromTree(doc(paragraph(text(content))));
    expect(postBody.safeParse(body).success).toBe(true);
    expect(linesIn(body).join('')).toBe(content);
  });

  test('many runs in one line', () => {
    const pieces = Array.from({ length: 501 }, (_, index) =>
      text(`${index} `, ...(index % 2 ? [{ type: 'bold' }] : [])),
    );
    const body = fromTree(doc(paragraph(...pieces)));
    expect(postBody.safeParse(body).success).toBe(true);
    expect(body).toHaveLength(3);
    expect(linesIn(body).join('')).toBe(pieces.map((piece) => piece.text).join(''));
  });

  test('long lists and quotes', () => {
    const lines = Array.from({ length: 150 }, (_, index) => paragraph(text(String(index))));
    const items = lines.map((one) => ({ type: 'listItem', content: [one] }));
    const body = fromTree(doc({ type: 'orderedList', content: items }, { type: 'blockquote', content: lines }));
    expect(postBody.safeParse(body).success).toBe(true);
    expect(linesIn(body)).toHaveLength(300);
  });

  test('only the whole body can be too long, and then it is not cut', () => {
    const body = fromTree(doc(...Array.from({ length: bodyLimits.maxParts + 1 }, () => paragraph(text('א')))));
    expect(body).toHaveLength(bodyLimits.maxParts + 1);
    expect(postBody.safeParse(body).success).toBe(false);
  });
});
