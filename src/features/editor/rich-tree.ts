import type { RichText } from '#features/profiles/document/rich-text.ts';

/** A node of the text editor's own tree, as far as it is used here. */
export interface EditorNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly EditorNode[];
}

type Piece = RichText[number];
type Run = Extract<Piece, { kind: 'paragraph' }>['runs'][number];

export const headingLevel = 3;

export const toEditorTree = (text: RichText): EditorNode => ({
  type: 'doc',
  content: text.length ? text.map(toNode) : [{ type: 'paragraph' }],
});

function toNode(piece: Piece): EditorNode {
  if (piece.kind === 'paragraph') return { type: 'paragraph', ...inside(piece.runs) };
  if (piece.kind === 'heading') return { type: 'heading', attrs: { level: headingLevel }, ...inside(piece.runs) };
  const items = piece.items.map((runs) => ({ type: 'listItem', content: [{ type: 'paragraph', ...inside(runs) }] }));
  return { type: piece.isNumbered ? 'orderedList' : 'bulletList', content: items };
}

/** The editor refuses a content that is there and empty. */
const inside = (runs: readonly Run[]): Pick<EditorNode, 'content'> =>
  runs.length ? { content: runs.flatMap(toTexts) } : {};

function toTexts({ text, isBold, isItalic, link }: Run): EditorNode[] {
  const marks = [
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
  ];
  const lines = text.split('\n').map((line) => (line ? [{ type: 'text', text: line, marks }] : []));
  return lines.flatMap((line, place) => (place ? [{ type: 'hardBreak', marks }, ...line] : line));
}

/** Empty lines before and after the text, and lists without words, are left out. */
export function fromEditorTree(tree: EditorNode): RichText {
  const pieces = (tree.content ?? []).flatMap(toPieces);
  const isFull = (piece: Piece): boolean => piece.kind === 'list' || piece.runs.length > 0;
  const first = pieces.findIndex(isFull);
  return first < 0 ? [] : pieces.slice(first, pieces.findLastIndex(isFull) + 1);
}

function toPieces(node: EditorNode): Piece[] {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = itemsOf(node);
    return items.length ? [{ kind: 'list', isNumbered: node.type === 'orderedList', items }] : [];
  }
  if (node.type === 'paragraph' || node.type === 'heading') return [{ kind: node.type, runs: runsOf(node) }];
  // Of whatever else was pasted the words stay.
  return (node.content ?? []).flatMap(toPieces);
}

/** A list in a list becomes part of it: the card shows one level. */
function itemsOf(list: EditorNode): Run[][] {
  return (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((part) => (part.type?.endsWith('List') ? itemsOf(part) : [runsOf(part)])),
  );
}

function runsOf(node: EditorNode): Run[] {
  const runs: Run[] = [];
  for (const part of node.content ?? []) {
    const run = runOf(part);
    const before = runs.at(-1);
    if (before && isSameLook(before, run)) runs[runs.length - 1] = { ...before, text: before.text + run.text };
    else if (run.text) runs.push(run);
  }
  return runs;
}

function runOf({ type, text, marks = [] }: EditorNode): Run {
  const has = (name: string): boolean => marks.some((mark) => mark.type === name);
  const link = marks.find((mark) => mark.type === 'link')?.attrs?.href;
  return {
    text: type === 'hardBreak' ? '\n' : (text ?? ''),
    ...(has('bold') && { isBold: true }),
    ...(has('italic') && { isItalic: true }),
    ...(typeof link === 'string' && { link }),
  };
}

const isSameLook = (one: Run, two: Run): boolean =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;
