import { Readable } from 'node:stream';
import { type CsvCell, csvBom, csvRow } from '#base/csv.ts';
import type { FileAnswer } from '../route.ts';

/** Whether an Accept-Encoding header accepts a coding; `q=0` refuses it. */
export function accepts(header: string, coding: string): boolean {
  // Browsers send no weights, so this fast path avoids parsing the header at every request.
  if (!header.includes(';') && `, ${header},`.includes(`, ${coding},`)) return true;
  return header.split(',').some((item) => {
    const [name, ...parameters] = item.trim().split(';');
    return name?.trim().toLowerCase() === coding && !parameters.some((one) => /^\s*q=0(\.0*)?\s*$/i.test(one));
  });
}

interface CsvTable<Row> {
  readonly name: string;
  readonly head: readonly string[];
  readonly cells: (row: Row) => readonly CsvCell[];
  /** Approximate number of rows, for progress display. */
  readonly total?: number;
  /** Reads the rows page by page, so that only one page is in memory for a table of any size. */
  readonly page: (
    after: string | undefined,
  ) => Promise<{ readonly rows: readonly Row[]; readonly next: string | null }>;
}

export function csvAnswer<Row>({ name, total, ...table }: CsvTable<Row>): FileAnswer {
  const type = 'text/csv; charset=utf-8';
  return { name, type, body: Readable.from(linesOf(table)), ...(total !== undefined && { rows: total }) };
}

async function* linesOf<Row>({ head, cells, page }: Pick<CsvTable<Row>, 'head' | 'cells' | 'page'>) {
  yield csvBom + csvRow(head);
  let after: string | undefined;
  do {
    const { rows, next } = await page(after);
    if (rows.length) yield rows.map((row) => csvRow(cells(row))).join('');
    after = next ?? undefined;
  } while (after !== undefined);
}
