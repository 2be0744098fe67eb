import { createHash } from 'node:crypto';

/** The objects of a PDF as our typesetter writes it: a single cross-reference table, no object streams. */
interface PdfObject {
  /** The part before the stream bytes, or the whole object. */
  readonly head: string;
  readonly stream: Buffer | undefined;
}

const streamStart = /\bstream\r?\n/;

function readPdf(bytes: Buffer): Map<number, PdfObject> {
  const text = bytes.toString('latin1');
  const table = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const offsets = readTable(text, table);
  const ends = [...offsets.values(), table].sort((one, other) => one - other);
  const objects = new Map<number, PdfObject>();
  for (const [number, offset] of offsets) {
    const end = ends[ends.indexOf(offset) + 1] ?? table;
    objects.set(number, readObject(bytes.subarray(offset, end), number));
  }
  return objects;
}

/** The offset of each object in use. */
function readTable(text: string, at: number): Map<number, number> {
  const [head, count] = /^xref\s+0 (\d+)\s+/.exec(text.slice(at, at + 40)) ?? [];
  if (!head) throw new Error('A PDF without a plain table of its objects');
  const rows = text.slice(at + head.length).matchAll(/(\d{10}) \d{5} ([fn])\s/g);
  const found = [...rows.take(Number(count))].map(([, offset, use], number) => [number, Number(offset), use] as const);
  return new Map(found.filter(([, , use]) => use === 'n').map(([number, offset]) => [number, offset]));
}

function readObject(bytes: Buffer, number: number): PdfObject {
  const text = bytes.toString('latin1');
  const [start] = new RegExp(`^${number} 0 obj\\s*`).exec(text) ?? [];
  const end = text.lastIndexOf('endobj');
  if (!start || end < 0) throw new Error(`A PDF whose object ${number} is not where the table says`);
  const body = text.slice(start.length, end);
  const stream = streamStart.exec(body);
  if (!stream) return { head: body.trim(), stream: undefined };
  const from = start.length + stream.index + stream[0].length;
  const length = Number(/\/Length (\d+)/.exec(body.slice(0, stream.index))?.[1]);
  return { head: body.slice(0, stream.index).trim(), stream: bytes.subarray(from, from + length) };
}

/** Rewrites object references to new numbers. */
const renumber = (head: string, numberOf: (old: number) => number): string =>
  head.replace(/\b(\d+) 0 R\b/g, (_, old: string) => `${numberOf(Number(old))} 0 R`);

/** Writes the objects one after another, then the cross-reference table. */
function writePdf(objects: readonly PdfObject[], root: number): Buffer {
  // The second line marks the file as binary for transfer tools.
  const chunks: Buffer[] = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n\n', 'latin1')];
  const offsets: number[] = [];
  let at = chunks[0]?.length ?? 0;
  const push = (chunk: Buffer) => {
    chunks.push(chunk);
    at += chunk.length;
  };
  for (const [index, { head, stream }] of objects.entries()) {
    offsets.push(at);
    push(Buffer.from(`${index + 1} 0 obj\n${head}\n`, 'latin1'));
    if (stream) for (const chunk of ['stream\n', stream, '\nendstream\n']) push(Buffer.from(chunk));
    push(Buffer.from('endobj\n\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${rows}`;
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...chunks, Buffer.from(table + trailer)]);
}

/** Left, bottom, right and top, in points from the lower left corner. */
export type PdfBox = readonly [number, number, number, number];

interface PageBoxes {
  /** The trim box: where the page is cut. */
  readonly trim: PdfBox;
  /** The bleed box: how far the colour extends. */
  readonly bleed: PdfBox;
}

const [catalog, tree] = [1, 2];

/** An imported page, which can be placed one or more times. */
export interface ImportedPage {
  readonly head: string;
}

/** Joins pages of several files into one. Shared objects are stored once, and the source files can be released. */
export interface PdfJoin {
  importPages(file: Uint8Array): ImportedPage[];
  /** Appends a page. */
  addPage(page: ImportedPage): void;
  finish(): Buffer;
}

/** Sets the trim and bleed boxes on each page if passed. */
export function createPdfJoin(boxes?: PageBoxes): PdfJoin {
  const objects: PdfObject[] = [plain(''), plain('')];
  const kids: number[] = [];
  const add = addOnce(objects);
  return {
    importPages: (file) => {
      const all = readPdf(Buffer.from(file));
      const numberOf = importer(all, add);
      return pagesOf(all).map(({ head }) => ({ head: withBoxes(renumber(head, numberOf), boxes) }));
    },
    addPage: ({ head }) => {
      kids.push(objects.push(plain(head)));
    },
    finish: () => {
      objects[catalog - 1] = plain(`<<\n  /Type /Catalog\n  /Pages ${tree} 0 R\n>>`);
      const list = kids.map((kid) => `${kid} 0 R`).join(' ');
      objects[tree - 1] = plain(`<<\n  /Type /Pages\n  /Count ${kids.length}\n  /Kids [${list}]\n>>`);
      return writePdf(objects, catalog);
    },
  };
}

/** Returns the number of an object; an identical existing object is reused. */
function addOnce(objects: PdfObject[]): (object: PdfObject) => number {
  const numbersByHash = new Map<string, number>();
  return ({ head, stream }) => {
    const key = createHash('sha256')
      .update(head)
      .update(stream ?? '')
      .digest('base64');
    // Copies the stream: it is a slice of its file, which would otherwise stay in memory.
    const number = numbersByHash.get(key) ?? objects.push({ head, stream: stream && Buffer.from(stream) });
    numbersByHash.set(key, number);
    return number;
  };
}

/** Imports the objects a page references, deepest first. Only the page tree refers back, so recursion stops there. */
function importer(all: ReadonlyMap<number, PdfObject>, add: (object: PdfObject) => number): (old: number) => number {
  const numbers = new Map<number, number>();
  const importPages = (old: number): number => {
    const object = all.get(old);
    if (!object || isTree(object)) return tree;
    const number = numbers.get(old) ?? add({ ...object, head: renumber(object.head, importPages) });
    numbers.set(old, number);
    return number;
  };
  return importPages;
}

const plain = (head: string): PdfObject => ({ head, stream: undefined });
const isPage = ({ head }: PdfObject): boolean => /\/Type \/Page\b/.test(head);
const isTree = ({ head }: PdfObject): boolean => /\/Type \/Pages\b/.test(head);

/** The pages in document order. */
function pagesOf(all: ReadonlyMap<number, PdfObject>): PdfObject[] {
  const trees = [...all.values()].filter(isTree);
  const kids = /\/Kids \[([^[\]]*)\]/.exec(trees[0]?.head ?? '')?.[1] ?? '';
  const found = new Map([...all].filter(([, object]) => isPage(object)));
  const order = [...kids.matchAll(/\b(\d+) 0 R/g)].map(([, digits]) => Number(digits));
  const pages = order.flatMap((number) => found.get(number) ?? []);
  if (trees.length !== 1 || pages.length !== found.size) throw new Error('A PDF whose pages are not one plain list');
  return pages;
}

const withBoxes = (head: string, boxes: PageBoxes | undefined): string =>
  boxes
    ? head.replace(/>>$/, `\n  /TrimBox [${boxes.trim.join(' ')}]\n  /BleedBox [${boxes.bleed.join(' ')}]\n>>`)
    : head;
