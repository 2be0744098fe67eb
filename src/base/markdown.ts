/** A part of a line. Bold text, links and code do not contain each other. */
export interface Run {
  text: string;
  isBold?: true;
  isCode?: true;
  link?: string;
}

interface Blocks {
  paragraph: { kind: 'paragraph'; runs: Run[] };
  heading: { kind: 'heading'; level: 2 | 3; runs: Run[]; id?: string };
  list: { kind: 'list'; isNumbered: boolean; items: Run[][] };
  quote: { kind: 'quote'; paragraphs: Run[][] };
  table: { kind: 'table'; caption: string; head: Run[][]; rows: Run[][][] };
}
type Kind = keyof Blocks;
export type MarkdownBlock<K extends Kind = Kind> = Blocks[K];

type Values = Readonly<Record<string, string | number>>;

export const textOfRuns = (runs: readonly Run[]): string => runs.map(({ text }) => text).join('');

const unknown = (text: string): never => {
  throw new Error(`not in our part of Markdown: ${text}`);
};

/** The `key: value` lines between `---` at the start, and the rest. Quotes around a value are YAML's, not the text's. */
export function splitFrontMatter(source: string): { values: Record<string, string>; content: string } {
  const [before, header = '', content, ...more] = source.split('---\n');
  if (before || content === undefined || more.length > 0) return unknown('front matter without two lines of ---');
  const pairs = header
    .trimEnd()
    .split('\n')
    .map((line) => {
      const [, key = unknown(line), value = ''] = /^(\w+): (\S.*)$/.exec(line) ?? [];
      return [key, value.startsWith('"') ? value.slice(1, -1) : value] as const;
    });
  return { values: Object.fromEntries(pairs), content };
}

/**
 * Reads a part of CommonMark, with tables as on GitHub, their captions as in Pandoc (`: caption` below) and ids of
 * headings (`## Title {#id}`). `{name}` becomes its value. Whatever else could be markup throws.
 */
export function readMarkdown<K extends Kind>(
  source: string,
  kinds: readonly K[],
  values: Values = {},
): MarkdownBlock<K>[] {
  const parts = source
    .trim()
    .replaceAll('\n\n: ', '\n: ')
    .split(/\n{2,}/);
  return parts.map((part) => {
    const block = readBlock(part.split('\n'), (line) => readRuns(line, values));
    return kinds.includes(block.kind as K) ? (block as MarkdownBlock<K>) : unknown(`a ${block.kind} here: ${part}`);
  });
}

export interface MarkdownSection<K extends Kind> {
  readonly id: string;
  readonly title: string;
  readonly blocks: MarkdownBlock<K>[];
}

/** A document in sections, each under a second-level heading with an id. */
export function readSections<K extends Kind>(source: string, kinds: readonly K[], values?: Values) {
  const sections: MarkdownSection<K>[] = [];
  for (const block of readMarkdown<K | 'heading'>(source, [...kinds, 'heading'], values)) {
    const section = sections.at(-1);
    if (block.kind !== 'heading' && section) section.blocks.push(block as MarkdownBlock<K>);
    else if (block.kind === 'heading' && block.level === 2 && block.id)
      sections.push({ id: block.id, title: textOfRuns(block.runs), blocks: [] });
    else unknown(`a ${block.kind} without its section or id`);
  }
  return sections;
}

type ReadLine = (line: string) => Run[];

/** The line without its mark. */
const unmarked = (line: string, pattern: RegExp): string => pattern.exec(line)?.[1] ?? unknown(line);

function readBlock(lines: readonly string[], runsOf: ReadLine): MarkdownBlock {
  // Nested lists, blocks of code and hard line breaks.
  for (const line of lines) if (/^\s|\s$/.test(line)) unknown(`“${line}”`);
  const [first = ''] = lines;
  const isNumbered = first.startsWith('1. ');
  if (isNumbered || first.startsWith('- ')) {
    const item = isNumbered ? /^\d+\. (.+)/ : /^- (.+)/;
    return { kind: 'list', isNumbered, items: lines.map((line) => runsOf(unmarked(line, item))) };
  }
  if (first.startsWith('> ')) {
    const paragraphs = lines
      .map((line) => unmarked(line, /^> ?(.*)/))
      .join('\n')
      .split('\n\n');
    return { kind: 'quote', paragraphs: paragraphs.map((paragraph) => runsOf(paragraph.replaceAll('\n', ' '))) };
  }
  if (first.startsWith('| ')) return readTable(lines, runsOf);
  const [, marks, title = '', id] = /^(###?) (.+?)(?: \{#([\w-]+)\})?$/.exec(lines.join('\n')) ?? [];
  if (marks) return { kind: 'heading', level: marks.length as 2 | 3, runs: runsOf(title), ...(id && { id }) };
  for (const line of lines) if (/^(?:[#>|:=~+-]|\d+[.)] )/.test(line)) unknown(line);
  return { kind: 'paragraph', runs: runsOf(lines.join(' ')) };
}

function readTable(lines: readonly string[], runsOf: ReadLine): MarkdownBlock<'table'> {
  const caption = unmarked(lines.at(-1) ?? '', /^: (.+)/);
  const table = lines.slice(0, -1).map((line) => unmarked(line, /^\|(.+)\|$/).split('|'));
  const [head = [], rule, ...rows] = table;
  if (!rule?.every((cell) => cell === '---') || table.some((row) => row.length !== head.length))
    unknown(lines.join('\n'));
  const runsOfRow = (row: readonly string[]) => row.map((cell) => runsOf(cell.trim()));
  return { kind: 'table', caption, head: runsOfRow(head), rows: rows.map(runsOfRow) };
}

const markup = /\*\*([^*]+)\*\*|\[([^[\]]+)\]\(([^()\s]+)\)|`([^`]+)`/g;
const leftover = /[*_`[\]<>\\]|&#?\w+;/;

function readRuns(line: string, values: Values): Run[] {
  const runs: Run[] = [];
  const add = (text: string, mark?: Partial<Run>) =>
    runs.push({ text: leftover.test(text) ? unknown(line) : fill(text, values), ...mark });
  let end = 0;
  for (const { 0: match, 1: bold, 2: text, 3: link, 4: code, index } of line.matchAll(markup)) {
    if (index > end) add(line.slice(end, index));
    if (bold) add(bold, { isBold: true });
    if (text && link) add(text, { link: fill(link, values) });
    if (code) runs.push({ text: code, isCode: true });
    end = index + match.length;
  }
  if (end < line.length) add(line.slice(end));
  return runs;
}

const fill = (text: string, values: Values): string =>
  text.replace(/\{(\w+)\}|[{}]/g, (match, name: string) => String(values[name] ?? unknown(`${match} in ${text}`)));
