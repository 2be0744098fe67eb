import { inflateSync } from 'node:zlib';
import { type PdfDict, PdfReader, type PdfRef, type PdfValue } from './pdf-values.ts';

/** Test helper: parses a PDF as any reader does, from the end of the file via its cross-reference table. */
export interface Pdf {
  readonly pages: readonly PdfDict[];
  readonly objects: ReadonlyMap<number, PdfDict>;
  /** Resolves a reference. */
  get(value: PdfValue | undefined): PdfValue | undefined;
  dict(value: PdfValue | undefined): PdfDict;
  /** The decompressed bytes of a stream. */
  stream(value: PdfValue | undefined): Buffer;
}

export const isRef = (value: PdfValue | undefined): value is PdfRef =>
  typeof value === 'object' && value !== null && 'ref' in value;

export function readPdf(bytes: Uint8Array): Pdf {
  const file = Buffer.from(bytes);
  const text = file.toString('latin1');
  if (!text.startsWith('%PDF-1.')) throw new Error('not a PDF');
  const { offsets, trailer } = readTable(text);
  const objects = new Map<number, PdfDict>();
  const bodies = new Map<number, Buffer>();
  for (const [number, offset] of offsets) {
    const reader = new PdfReader(text, offset);
    if (reader.value() !== number || reader.value() !== 0 || reader.value() !== '!obj')
      throw new Error(`object ${number} is not where the table says`);
    const value = reader.value();
    if (typeof value !== 'object' || value === null || Array.isArray(value) || isRef(value)) continue;
    objects.set(number, value as PdfDict);
    reader.skip();
    const start = /^stream\r?\n/.exec(text.slice(reader.at, reader.at + 8));
    if (start) bodies.set(number, body(file, text, reader.at + start[0].length, value as PdfDict));
  }
  const get = (value: PdfValue | undefined) => (isRef(value) ? objects.get(value.ref) : value);
  const dict = (value: PdfValue | undefined): PdfDict => (get(value) ?? {}) as PdfDict;
  const stream = (value: PdfValue | undefined): Buffer => {
    const found = isRef(value) ? bodies.get(value.ref) : undefined;
    if (!found) throw new Error('no stream there');
    return dict(value).Filter === '/FlateDecode' ? inflateSync(found) : found;
  };
  const root = dict(dict(trailer.Root).Pages);
  return { pages: pagesUnder(root, dict), objects, get, dict, stream };
}

function readTable(text: string): { offsets: Map<number, number>; trailer: PdfDict } {
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(text)?.[1]);
  const reader = new PdfReader(text, start);
  if (reader.value() !== '!xref') throw new Error('no table where the end says');
  const first = Number(reader.value());
  const count = Number(reader.value());
  reader.skip();
  const offsets = new Map<number, number>();
  for (let row = 0; row < count; row += 1) {
    const line = text.slice(reader.at + row * 20, reader.at + row * 20 + 20);
    if (!/^\d{10} \d{5} [fn](\r\n| \n| \r)$/.test(line)) throw new Error(`row ${row} of the table: ${line}`);
    if (line[17] === 'n') offsets.set(first + row, Number(line.slice(0, 10)));
  }
  reader.at += count * 20;
  if (reader.value() !== '!trailer') throw new Error('no trailer behind the table');
  const trailer = reader.value() as PdfDict;
  if (trailer.Size !== first + count) throw new Error('a size that is not that of the table');
  return { offsets, trailer };
}

function body(file: Buffer, text: string, from: number, { Length }: PdfDict): Buffer {
  const end = from + Number(Length);
  if (!/^\s*endstream\b/.test(text.slice(end, end + 12))) throw new Error('a stream of another length than it says');
  return file.subarray(from, end);
}

function pagesUnder(node: PdfDict, dict: (value: PdfValue | undefined) => PdfDict): PdfDict[] {
  if (node.Type !== '/Pages') return [node];
  const kids = node.Kids as readonly PdfValue[];
  const pages = kids.flatMap((kid) => pagesUnder(dict(kid), dict));
  if (pages.length !== node.Count) throw new Error('a count that is not that of the pages');
  return pages;
}
