import { Readable } from 'node:stream';
import { csvBom, csvRow } from '#base/csv.ts';
import type { FileAnswer } from '../route.ts';

interface CsvTable<Row> {
  readonly name: string;
  readonly head: readonly string[];
  readonly cells: (row: Row) => readonly (string | number)[];
  /** How many rows there will be, for whoever watches; about is enough. */
  readonly total?: number;
  /** The rows page by page: a table of any size passes through a page's memory. */
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
