import { fileId } from '#base/content-schemas.ts';
import { bodyLimits, type PostBody, type PostPart, postLink, type Run } from './body.ts';

/** A node of the text editor's own tree, as far as it is used here. */
export interface TreeNode {
  readonly type?: string;
  readonly text?: string;
  readonly attrs?: Readonly<Record<string, unknown>>;
  readonly marks?: readonly { readonly type: string; readonly attrs?: Readonly<Record<string, unknown>> }[];
  readonly content?: readonly TreeNode[];
}

type Runs = readonly Run[];

const emptyLine: TreeNode = { type: 'paragraph' };

/** The editor refuses a content that is there and empty: what holds nothing is left out, and no text is one line. */
export function toTree(body: PostBody): TreeNode {
  const content = body.flatMap(toNodes);
  return { type: 'doc', content: content.length ? content : [emptyLine] };
}

function toNodes(part: PostPart): TreeNode[] {
  switch (part.kind) {
    case 'paragraph':
      return [line(part.runs)];
    case 'heading':
      return [{ ...line(part.runs), type: 'heading', attrs: { level: part.level } }];
    case 'list': {
      const content = part.items.map((runs) => ({ type: 'listItem', content: [line(runs)] }));
      return content.length ? [{ type: part.isNumbered ? 'orderedList' : 'bulletList', content }] : [];
    }
    case 'quote':
      return part.paragraphs.length ? [{ type: 'blockquote', content: part.paragraphs.map(line) }] : [];
    case 'picture': {
      const { file, alt, caption } = part;
      return [{ type: 'picture', attrs: { file, alt, caption } }];
    }
    case 'divider':
      return [{ type: 'horizontalRule' }];
  }
}

function line(runs: Runs): TreeNode {
  const content = runs.flatMap(toTexts);
  return content.length ? { type: 'paragraph', content } : emptyLine;
}

function toTexts({ text, isBold, isItalic, link }: Run): TreeNode[] {
  const marks = [
    ...(link ? [{ type: 'link', attrs: { href: link } }] : []),
    ...(isBold ? [{ type: 'bold' }] : []),
    ...(isItalic ? [{ type: 'italic' }] : []),
  ];
  const lines = text.split('\n').map((words) => (words ? [{ type: 'text', text: words, marks }] : []));
  return lines.flatMap((words, place) => (place ? [{ type: 'hardBreak', marks }, ...words] : words));
}

/**
 * Whatever the editor holds, as a post can hold it. What is too long for one part goes on in the next; the whole may
 * still be longer than a post, which is for the server to refuse: nothing that was typed is dropped here in silence.
 */
export function fromTree(tree: TreeNode): PostBody {
  const parts = (tree.content ?? []).flatMap(toParts);
  const isFull = (part: PostPart): boolean => !('runs' in part) || part.runs.length > 0;
  const first = parts.findIndex(isFull);
  return first < 0 ? [] : parts.slice(first, parts.findLastIndex(isFull) + 1);
}

function toParts(node: TreeNode): PostPart[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return inPieces(linesOf(node), bodyLimits.maxItems).map((items) => ({
        kind: 'list',
        isNumbered: node.type === 'orderedList',
        items,
      }));
    case 'blockquote':
      return inPieces(linesOf(node), bodyLimits.maxQuote).map((paragraphs) => ({ kind: 'quote', paragraphs }));
    case 'heading':
      return runsIn(node).map((runs) => ({ kind: 'heading', level: Number(node.attrs?.level) > 2 ? 3 : 2, runs }));
    case 'picture':
      return pictureOf(node.attrs ?? {});
    case 'horizontalRule':
      return [{ kind: 'divider' }];
    default:
      // Of whatever else was pasted the words stay.
      return isLine(node) ? runsIn(node).map((runs) => ({ kind: 'paragraph', runs })) : inner(node).flatMap(toParts);
  }
}

const inner = (node: TreeNode): readonly TreeNode[] => node.content ?? [];
const isWords = ({ type }: TreeNode): boolean => type === 'text' || type === 'hardBreak';
const isLine = (node: TreeNode): boolean => node.type === 'paragraph' || isWords(node) || inner(node).some(isWords);

/** A list in a list becomes part of it: a post shows one level. */
const linesOf = (node: TreeNode): Run[][] =>
  inner(node).flatMap((part) =>
    isLine(part) || part.type === 'heading' ? runsIn(part) : part.type === 'picture' ? [] : linesOf(part),
  );

/** One still on its way has no file yet. */
function pictureOf({ file, alt, caption }: Readonly<Record<string, unknown>>): PostPart[] {
  const id = fileId.safeParse(file).data;
  const words = (said: unknown): string =>
    typeof said === 'string' ? said.slice(0, bodyLimits.pictureWordsMax).toWellFormed() : '';
  return id ? [{ kind: 'picture', file: id, alt: words(alt), caption: words(caption) }] : [];
}

/** Lines with the most pieces that one may have; mostly it is one. */
function runsIn(node: TreeNode): Run[][] {
  const runs = joined(isWords(node) ? [node] : inner(node));
  return runs.length ? inPieces(runs, bodyLimits.maxRuns) : [[]];
}

function joined(nodes: readonly TreeNode[]): Run[] {
  const runs: Run[] = [];
  for (const run of nodes.flatMap(toRuns)) {
    const before = runs.at(-1);
    const fits = before && isSameLook(before, run) && before.text.length + run.text.length <= bodyLimits.runMax;
    if (fits) runs[runs.length - 1] = { ...before, text: before.text + run.text };
    else runs.push(run);
  }
  return runs;
}

function toRuns({ type, text = '', marks = [] }: TreeNode): Run[] {
  const has = (name: string): boolean => marks.some((mark) => mark.type === name);
  const link = postLink.safeParse(marks.find((mark) => mark.type === 'link')?.attrs?.href).data;
  const look = {
    ...(has('bold') && { isBold: true }),
    ...(has('italic') && { isItalic: true }),
    ...(link && { link }),
  };
  const words = type === 'hardBreak' ? '\n' : text;
  return inPieces([...words], bodyLimits.runMax / 2).map((letters) => ({ text: letters.join(''), ...look }));
}

function inPieces<T>(all: readonly T[], most: number): T[][] {
  const count = Math.ceil(all.length / most);
  return Array.from({ length: count }, (_, place) => all.slice(place * most, (place + 1) * most));
}

const isSameLook = (one: Run, two: Run): boolean =>
  one.isBold === two.isBold && one.isItalic === two.isItalic && one.link === two.link;
