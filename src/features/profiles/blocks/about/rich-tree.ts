import { type EditorNode, hasSameStyle, textNodes } from '#base/editor-tree.ts';
import type { RichText } from '../../document/rich-text.ts';

type RichTextNode = RichText[number];
type Run = Extract<RichTextNode, { kind: 'paragraph' }>['runs'][number];

export const headingLevel = 3;

export const toEditorTree = (text: RichText): EditorNode => ({
  type: 'doc',
  content: text.length ? text.map(toNode) : [{ type: 'paragraph' }],
});

function toNode(richNode: RichTextNode): EditorNode {
  if (richNode.kind === 'paragraph') return { type: 'paragraph', ...inside(richNode.runs) };
  if (richNode.kind === 'heading') return { type: 'heading', attrs: { level: headingLevel }, ...inside(richNode.runs) };
  const items = richNode.items.map((runs) => ({ type: 'listItem', content: [{ type: 'paragraph', ...inside(runs) }] }));
  return { type: richNode.isNumbered ? 'orderedList' : 'bulletList', content: items };
}

/** The editor rejects an empty `content` array. */
const inside = (runs: readonly Run[]): Pick<EditorNode, 'content'> =>
  runs.length ? { content: runs.flatMap(textNodes) } : {};

/** Removes empty lines at the start and end, and lists without text. */
export function fromEditorTree(tree: EditorNode): RichText {
  const nodes = (tree.content ?? []).flatMap(toRichTextNodes);
  const isFull = (richNode: RichTextNode): boolean => richNode.kind === 'list' || richNode.runs.length > 0;
  const first = nodes.findIndex(isFull);
  return first < 0 ? [] : nodes.slice(first, nodes.findLastIndex(isFull) + 1);
}

function toRichTextNodes(node: EditorNode): RichTextNode[] {
  if (node.type === 'bulletList' || node.type === 'orderedList') {
    const items = itemsOf(node);
    return items.length ? [{ kind: 'list', isNumbered: node.type === 'orderedList', items }] : [];
  }
  if (node.type === 'paragraph' || node.type === 'heading') return [{ kind: node.type, runs: runsOf(node) }];
  // Of any other pasted element, only the text is retained.
  return (node.content ?? []).flatMap(toRichTextNodes);
}

/** Flattens nested lists, since the profile shows one level. */
function itemsOf(list: EditorNode): Run[][] {
  return (list.content ?? []).flatMap((item) =>
    (item.content ?? []).flatMap((child) => (child.type?.endsWith('List') ? itemsOf(child) : [runsOf(child)])),
  );
}

function runsOf(node: EditorNode): Run[] {
  const runs: Run[] = [];
  for (const child of node.content ?? []) {
    const run = runOf(child);
    const before = runs.at(-1);
    if (before && hasSameStyle(before, run)) runs[runs.length - 1] = { ...before, text: before.text + run.text };
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
