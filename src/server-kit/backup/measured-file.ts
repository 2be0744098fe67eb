import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { type Readable, Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGunzip, createGzip } from 'node:zlib';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import { nameOf, quoted, type Table } from './catalog.ts';
import { type BackedTable, tablePath } from './manifest.ts';
import { BackupError, messageOf } from './problem.ts';

export interface Measured {
  readonly size: number;
  readonly sha256: string;
}

function createMeter() {
  const hash = createHash('sha256');
  let size = 0;
  const add = (chunk: Buffer) => {
    hash.update(chunk);
    size += chunk.length;
  };
  return { add, result: (): Measured => ({ size, sha256: hash.digest('hex') }) };
}

/** Flushed to disk before it counts as written; readable by the owner only. */
export async function writeMeasured(path: string, source: Readable, ...through: Transform[]): Promise<Measured> {
  const meter = createMeter();
  const tap = new Transform({
    transform(chunk, _encoding, done) {
      meter.add(chunk);
      done(null, chunk);
    },
  });
  await pipeline([source, ...through, tap, createWriteStream(path, { mode: 0o600, flags: 'wx', flush: true })]);
  return meter.result();
}

/** Undefined when there is no such file. */
export async function measureFile(path: string): Promise<Measured | undefined> {
  const meter = createMeter();
  const sink = new Writable({
    write(chunk, _encoding, done) {
      meter.add(chunk);
      done();
    },
  });
  try {
    await pipeline(createReadStream(path), sink);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
  return meter.result();
}

/** Copies columns by name: their order in the target may differ, and newer ones have defaults. */
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
  // The row count arrives after the last byte; awaiting another query guarantees that it is set.
  await client.query('select');
  return { ...table, columns: [...table.columns], rows: copy.rowCount, ...measured };
}

export async function copyIn(client: pg.ClientBase, table: BackedTable, folder: string): Promise<void> {
  const copy = client.query(copyFrom(`copy ${quoted(table)} (${columnsOf(table)}) from stdin`));
  await pipeline(createReadStream(tablePath(folder, table)), createGunzip(), copy).catch((cause) => {
    throw new BackupError(`The table ${nameOf(table)} could not be restored: ${messageOf(cause)}`, { cause });
  });
}
