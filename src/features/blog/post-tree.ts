import { type EditorNode, hasSameStyle, textNodes } from '#base/editor-tree.ts';
import { fileId } from '#base/schemas.ts';
import { bodyLimits, type PostBlock, type PostBody, postLink, type Run } from './body.ts';

type Runs = readonly Run[];

const emptyParagraph: EditorNode = { type: 'paragraph' };

/** The editor rejects an empty `content` array: it is omitted, and an empty body becomes one paragraph. */
export function toTree(body: PostBody): EditorNode {
  const content = body.flatMap(toNodes);
  return { type: 'doc', content: content.length ? content : [emptyParagraph] };
}

function toNodes(block: PostBlock): EditorNode[] {
  switch (block.kind) {
    case 'paragraph':
      return [paragraph(block.runs)];
    case 'heading':
      return [{ ...paragraph(block.runs), type: 'heading', attrs: { level: block.level } }];
    case 'list': {
      const content = block.items.map((runs) => ({ type: 'listItem', content: [paragraph(runs)] }));
      return content.length ? [{ type: block.isNumbered ? 'orderedList' : 'bulletList', content }] : [];
    }
    case 'quote':
      return block.paragraphs.length ? [{ type: 'blockquote', content: block.paragraphs.map(paragraph) }] : [];
    case 'picture': {
      const { file, alt, caption } = block;
      return [{ type: 'picture', attrs: { file, alt, caption } }];
    }
    case 'divider':
      return [{ type: 'horizontalRule' }];
  }
}

function paragraph(runs: Runs): EditorNode {
  const content = runs.flatMap(textNodes);
  return content.length ? { type: 'paragraph', content } : emptyParagraph;
}

/**
 * Converts any editor content to a post body. Content too long for one block continues in the next. The result may
 * exceed the maximum post size, which the server refuses: no typed text is dropped silently here.
 */
export function fromTree(tree: EditorNode): PostBody {
  const blocks = (tree.content ?? []).flatMap(toBlocks);
  const isFull = (block: PostBlock): boolean => !('runs' in block) || block.runs.length > 0;
  const first = blocks.findIndex(isFull);
  return first < 0 ? [] : blocks.slice(first, blocks.findLastIndex(isFull) + 1);
}

function toBlocks(node: EditorNode): PostBlock[] {
  switch (node.type) {
    case 'bulletList':
    case 'orderedList':
      return chunk(listRuns(node), bodyLimits.maxItems).map((items) => ({
        kind: 'list',
        isNumbered: node.type === 'orderedList',
        items,
      }));
    case 'blockquote':
      return chunk(listRuns(node), bodyLimits.maxQuote).map((paragraphs) => ({ kind: 'quote', paragraphs }));
    case 'heading':
      return runsIn(node).map((runs) => ({ kind: 'heading', level: Number(node.attrs?.level) > 2 ? 3 : 2, runs }));
    case 'picture':
      return pictureOf(node.attrs ?? {});
    case 'horizontalRule':
      return [{ kind: 'divider' }];
    default:
      // Other pasted content is reduced to its text.
      return isParagraphLike(node)
        ? runsIn(node).map((runs) => ({ kind: 'paragraph', runs }))
        : inner(node).flatMap(toBlocks);
  }
}

const inner = (node: EditorNode): readonly EditorNode[] => node.content ?? [];
const isInline = ({ type }: EditorNode): boolean => type === 'text' || type === 'hardBreak';
const isParagraphLike = (node: EditorNode): boolean =>
  node.type === 'paragraph' || isInline(node) || inner(node).some(isInline);

/** Flattens nested lists: a post shows one level. */
const listRuns = (node: EditorNode): Run[][] =>
  inner(node).flatMap((block) =>
    isParagraphLike(block) || block.type === 'heading'
      ? runsIn(block)
      : block.type === 'picture'
        ? []
        : listRuns(block),
  );

/** An image that is still uploading has no file yet. */
function pictureOf({ file, alt, caption }: Readonly<Record<string, unknown>>): PostBlock[] {
  const id = fileId.safeParse(file).data;
  const content = (value: unknown): string =>
    typeof value === 'string' ? value.slice(0, bodyLimits.pictureWordsMax).toWellFormed() : '';
  return id ? [{ kind: 'picture', file: id, alt: content(alt), caption: content(caption) }] : [];
}

/** Splits runs into lines of at most `maxRuns`; usually there is one. */
function runsIn(node: EditorNode): Run[][] {
  const runs = joined(isInline(node) ? [node] : inner(node));
  return runs.length ? chunk(runs, bodyLimits.maxRuns) : [[]];
}

function joined(nodes: readonly EditorNode[]): Run[] {
  const runs: Run[] = [];
  for (const run of nodes.flatMap(toRuns)) {
    const before = runs.at(-1);
    const fits = before && hasSameStyle(before, run) && before.text.length + run.text.length <= bodyLimits.runMax;
    if (fits) runs[runs.length - 1] = { ...before, text: before.text + run.text };
    else runs.push(run);
  }
  return runs;
}

function toRuns({ type, text = '', marks = [] }: EditorNode): Run[] {
  const has = (name: string): boolean => marks.some((mark) => mark.type === name);
  const link = postLink.safeParse(marks.find((mark) => mark.type === 'link')?.attrs?.href).data;
  const format = {
    ...(has('bold') && { isBold: true }),
    ...(has('italic') && { isItalic: true }),
    ...(link && { link }),
  };
  const content = type === 'hardBreak' ? '\n' : text;
  return chunk([...content], bodyLimits.runMax / 2).map((characters) => ({ text: characters.join(''), ...format }));
}

function chunk<T>(all: readonly T[], size: number): T[][] {
  const count = Math.ceil(all.length / size);
  return Array.from({ length: count }, (_, index) => all.slice(index * size, (index + 1) * size));
}
