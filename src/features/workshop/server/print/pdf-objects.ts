/** The objects of a PDF as our typesetter writes it: one table of where they stand, no streams of objects. */
export interface PdfObject {
  /** What stands before the bytes of its stream, or all of it. */
  readonly head: string;
  readonly stream: Buffer | undefined;
}

const streamStart = /\bstream\r?\n/;

export function readPdf(bytes: Buffer): Map<number, PdfObject> {
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

/** Where each object that is in use begins. */
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
  if (!start || end < 0) throw new Error(`A PDF whose object ${number} stands elsewhere`);
  const body = text.slice(start.length, end);
  const stream = streamStart.exec(body);
  if (!stream) return { head: body.trim(), stream: undefined };
  const from = start.length + stream.index + stream[0].length;
  const length = Number(/\/Length (\d+)/.exec(body.slice(0, stream.index))?.[1]);
  return { head: body.slice(0, stream.index).trim(), stream: bytes.subarray(from, from + length) };
}

/** The same reference to other numbers. */
export const renumber = (head: string, numberOf: (old: number) => number): string =>
  head.replace(/\b(\d+) 0 R\b/g, (_, old: string) => `${numberOf(Number(old))} 0 R`);

/** Objects one behind another, and the table that says where. */
export function writePdf(objects: readonly PdfObject[], root: number): Buffer {
  // The second line tells whoever carries the file that it is not text.
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n\n', 'latin1')];
  const offsets: number[] = [];
  let at = parts[0]?.length ?? 0;
  const push = (part: Buffer) => {
    parts.push(part);
    at += part.length;
  };
  for (const [index, { head, stream }] of objects.entries()) {
    offsets.push(at);
    push(Buffer.from(`${index + 1} 0 obj\n${head}\n`, 'latin1'));
    if (stream) for (const part of ['stream\n', stream, '\nendstream\n']) push(Buffer.from(part));
    push(Buffer.from('endobj\n\n'));
  }
  const rows = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n\r\n`).join('');
  const size = objects.length + 1;
  const table = `xref\n0 ${size}\n0000000000 65535 f\r\n${rows}`;
  const trailer = `trailer\n<<\n  /Size ${size}\n  /Root ${root} 0 R\n>>\nstartxref\n${at}\n%%EOF\n`;
  return Buffer.concat([...parts, Buffer.from(table + trailer)]);
}
