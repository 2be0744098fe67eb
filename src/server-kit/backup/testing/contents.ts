import type pg from 'pg';
import { listTables, nameOf, quoted, type Table } from '../catalog.ts';
import { inOrderOfKeys, withoutTriggers } from '../target.ts';
import { inTransaction } from '../transaction.ts';

export const oddText =
  '\u05e9\u05dc\u05d5\u05dd "\u05e2\u05d5\u05dc\u05dd" \\N \\. \\t \\\\ tab\there line\nfeed\r\nreturn \u0001\u001f\u007f 👩‍👧 e\u0301 \u200f$1; drop';

const values: Record<string, (n: number) => unknown> = {
  text: (n) => `${n} ${oddText}`,
  'character varying': (n) => `${n} ${oddText}`,
  bytea: (n) => Buffer.from([n, 0, 255, 92, 10, 9]),
  jsonb: (n) => JSON.stringify({ n, text: oddText, empty: '', none: null }),
  json: (n) => JSON.stringify({ n, text: oddText }),
  boolean: (n) => n % 2 === 0,
  integer: (n) => n,
  bigint: (n) => n,
  smallint: (n) => n,
  numeric: (n) => `${n}.50`,
  uuid: (n) => `00000000-0000-4000-8000-00000000000${n}`,
  date: (n) => `2026-01-0${n}`,
  'timestamp with time zone': (n) => `2026-01-0${n} 10:11:12.123456+02`,
};

interface Column {
  name: string;
  type: string;
  nullable: boolean;
}

/** Inserts three rows into every table whose constraints accept simple values; returns those tables. */
export async function fillTables(pool: pg.Pool): Promise<string[]> {
  return inTransaction(pool, 'begin', async (client) => {
    const tables = (await listTables(client)).filter(
      ({ schema, name }) => schema === 'public' && name !== 'migrations',
    );
    const filled: string[] = [];
    // Triggers are disabled: any values that fit the columns will do.
    await withoutTriggers(client, tables, async () => {
      for (const table of await inOrderOfKeys(client, tables)) if (await fill(client, table)) filled.push(table.name);
    });
    return filled;
  });
}

async function fill(client: pg.ClientBase, table: Table): Promise<boolean> {
  const { rows: columns } = await client.query<Column>(
    `select column_name as name, data_type as type, is_nullable = 'YES' as nullable from information_schema.columns
     where table_schema = $1 and table_name = $2 and is_identity = 'NO' and is_generated = 'NEVER'`,
    [table.schema, table.name],
  );
  await client.query('savepoint one');
  try {
    for (const n of [1, 2, 3]) await insert(client, table, columns, n);
    return true;
  } catch {
    await client.query('rollback to one');
    return false;
  }
}

async function insert(client: pg.ClientBase, table: Table, columns: readonly Column[], n: number): Promise<void> {
  const names = columns.map(({ name }) => `"${name}"`).join(', ');
  const placeholders = columns.map((_, index) => `$${index + 1}`).join(', ');
  await client.query(
    `insert into ${quoted(table)} (${names}) values (${placeholders})`,
    columns.map(({ type, nullable }) => (nullable && n === 3 ? null : values[type]?.(n))),
  );
}

/** The row count and a checksum over all values of every table. */
export async function contentsOf(pool: pg.Pool): Promise<Record<string, string>> {
  return inTransaction(pool, 'begin', async (client) => {
    const checksums: Record<string, string> = {};
    for (const table of await listTables(client)) {
      const { rows } = await client.query<{ sum: string }>(
        `select count(*) || ' ' || coalesce(md5(string_agg(t::text, E'\\n' order by t::text collate "C")), '') as sum
         from only ${quoted(table)} t`,
      );
      checksums[nameOf(table)] = rows[0]?.sum ?? '';
    }
    return checksums;
  });
}
