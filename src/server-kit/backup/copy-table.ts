import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { nameOf, quoted, type Table } from './catalog.ts';
import { type BackedTable, tablePath } from './manifest.ts';
import { writeMeasured } from './measured-file.ts';
import { BackupError, messageOf } from './problem.ts';

/** Columns by name: their order in the target may differ, and newer ones have defaults. */
const columnsOf = ({ columns }: Table): string => columns.map(pg.escapeIdentifier).join(', ');

export async function copyOut(
  client: pg.ClientBase,
  table: Table,
  folder: string,
  hasRows: boolean,
): Promise<BackedTable> {
  const rows = `select ${columnsOf(table)} from only ${quoted(table)}${hasRows ? '' : ' where false'}`;
  const copy = client.query(copyTo(`copy (${rows}) to stdout`));
  const measured = await writeMeasured(tablePath(folder, table), copy, createGzip());
  // The number of rows comes after the last byte: once another query is answered it has surely come.
  await client.query('select');
  return { ...table, columns: [...table.columns], rows: copy.rowCount, ...measured };
}

export async function copyIn(client: pg.ClientBase, table: BackedTable, folder: string): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), copy).catch((cause) => {
    throw new BackupError(`The table ${nameOf(table)} could not be restored: ${messageOf(cause)}`, { cause });
  });
}
