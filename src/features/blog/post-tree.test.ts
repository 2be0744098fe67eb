import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { bodyLimits, type PostBody, postBody, type Run } from './body.ts';
import { fromTree, type TreeNode, toTree } from './post-tree.ts';
import { linesOfPart } from './reading.ts';

const linesIn = (body: PostBody): string[] => body.flatMap(linesOfPart);

const look = fc.record(
  {
    isBold: fc.constant(true as const),
    isItalic: fc.constant(true as const),
    link: fc.constantFrom('https://negia.example/', '/help', '/blog/first-post?x=1'),
  },
  { requiredKeys: [] },
);
const letters = fc.string({ unit: fc.constantFrom(...'אבגdz .,\n👍'), minLength: 1, maxLength: 12 });
const sameLook = (one: Run, two: Run) =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;

/** As an editor leaves them: no run is empty, and no two beside each other look alike. */
const runs = (least: number) =>
  fc
    .array(
      fc.tuple(letters, look).map(([text, style]): Run => ({ text, ...style })),
      { minLength: least, maxLength: 5 },
    )
    .map((all) => all.filter((run, place) => place === 0 || !sameLook(run, all[place - 1] as Run)));

const words = fc.constantFrom('', 'מפתח על שולחן', 'A card');
const part = fc.oneof(
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
    alt: words,
    caption: words,
  }),
  fc.record({ kind: fc.constant('divider' as const) }),
);

const anyNode = fc.letrec<{ node: TreeNode }>((tie) => ({
  node: fc.record(
    {
      type: fc.constantFrom(
        ...['paragraph', 'heading', 'bulletList', 'orderedList', 'listItem', 'text', 'hardBreak'],
        ...['blockquote', 'picture', 'horizontalRule', 'codeBlock', 'table', 'somethingNew'],
      ),
      text: fc.oneof(letters, fc.string({ unit: 'binary' })),
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

describe('both ways', () => {
  test('what is opened and closed again is what it was', () => {
    fc.assert(
      fc.property(fc.array(part, { maxLength: 8 }), (body) => {
        expect(fromTree(toTree(body as PostBody))).toEqual(body);
      }),
    );
  });

  test('whatever the editor holds becomes a text that the schema knows', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 4 }), (content) => {
        expect(postBody.safeParse(fromTree({ type: 'doc', content })).error).toBeUndefined();
      }),
    );
  });

  test('what the schema made of it goes through once more unchanged', () => {
    fc.assert(
      fc.property(fc.array(anyNode, { maxLength: 4 }), (content) => {
        const kept = fromTree({ type: 'doc', content });
        expect(fromTree(toTree(kept))).toEqual(kept);
      }),
    );
  });
});

const text = (said: string, ...marks: { type: string; attrs?: Record<string, unknown> }[]): TreeNode => ({
  type: 'text',
  text: said,
  marks,
});
const line = (...content: TreeNode[]): TreeNode => ({ type: 'paragraph', content });
const doc = (...content: TreeNode[]): TreeNode => ({ type: 'doc', content });

test('an empty text opens as one empty line, and an empty line is no text', () => {
  expect(toTree([])).toEqual({ type: 'doc', content: [{ type: 'paragraph' }] });
  expect(fromTree(toTree([]))).toEqual([]);
  expect(toTree([{ kind: 'list', isNumbered: false, items: [] }])).toEqual(toTree([]));
});

test('empty lines stay between paragraphs and go at the ends', () => {
  const kept = fromTree(doc(line(), line(text('א')), line(), line(text('ב')), line()));
  expect(linesIn(kept)).toEqual(['א', '', 'ב']);
});

test('a list in a list is one list', () => {
  const item = (said: string, ...rest: TreeNode[]): TreeNode => ({
    type: 'listItem',
    content: [line(text(said)), ...rest],
  });
  const list = (...content: TreeNode[]): TreeNode => ({ type: 'bulletList', content });
  const kept = fromTree(doc(list(item('א', list(item('ב'))), item('ג'))));
  expect(kept).toHaveLength(1);
  expect(linesIn(kept)).toEqual(['א', 'ב', 'ג']);
});

test('a link that may not be followed loses its address and keeps its words', () => {
  const to = (href: unknown) => ({ type: 'link', attrs: { href } });
  const kept = fromTree(doc(line(text('רע', to('javascript:alert(1)')), text('שלנו', to('/help')))));
  expect(kept).toEqual([{ kind: 'paragraph', runs: [{ text: 'רע' }, { text: 'שלנו', link: '/help' }] }]);
});

test('a picture on its way is no part of the post yet', () => {
  expect(fromTree(doc({ type: 'picture', attrs: { file: null, upload: 'u1' } }))).toEqual([]);
});

describe('more than a part can hold goes on in the next, and no word is lost', () => {
  test('a very long paragraph', () => {
    const said = 'אב '.repeat(5_000);
    const kept = fromTree(doc(line(text(said))));
    expect(postBody.safeParse(kept).success).toBe(true);
    expect(linesIn(kept).join('')).toBe(said);
  });

  test('many pieces in one line', () => {
    const pieces = Array.from({ length: 501 }, (_, place) =>
      text(`${place} `, ...(place % 2 ? [{ type: 'bold' }] : [])),
    );
    const kept = fromTree(doc(line(...pieces)));
    expect(postBody.safeParse(kept).success).toBe(true);
    expect(kept).toHaveLength(3);
    expect(linesIn(kept).join('')).toBe(pieces.map((piece) => piece.text).join(''));
  });

  test('long lists and quotes', () => {
    const lines = Array.from({ length: 150 }, (_, place) => line(text(String(place))));
    const items = lines.map((one) => ({ type: 'listItem', content: [one] }));
    const kept = fromTree(doc({ type: 'orderedList', content: items }, { type: 'blockquote', content: lines }));
    expect(postBody.safeParse(kept).success).toBe(true);
    expect(linesIn(kept)).toHaveLength(300);
  });

  test('only the whole can be too long, and then it is whole', () => {
    const kept = fromTree(doc(...Array.from({ length: bodyLimits.maxParts + 1 }, () => line(text('א')))));
    expect(kept).toHaveLength(bodyLimits.maxParts + 1);
    expect(postBody.safeParse(kept).success).toBe(false);
  });
});
