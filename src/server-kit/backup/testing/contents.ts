import { join } from 'node:path';
import type pg from 'pg';
import { readMigrations } from '#server-kit/db/migrate.ts';
import { listTables, nameOf, quoted, type Table } from '../catalog.ts';
import { makeBackup } from '../commands.ts';
import { inOrderOfKeys, withoutTriggers } from '../target.ts';
import { inTransaction } from '../transaction.ts';
import { emptyStore, migrationsWith, preparedDatabase, temporaryFolder } from './databases.ts';

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

/** Kinds of tables that the product may have in future. */
export const oddTables = `
  create table zz_values (id bigint generated always as identity primary key, words text, "Odd Name" text default 'x',
    raw bytea, doc jsonb, ratio double precision, span interval, list text[],
    twice bigint generated always as (id * 2) stored, parent bigint references zz_values (id));
  create table zz_a_child (value_id bigint not null references zz_values (id), note text not null);
  create function zz_refuse() returns trigger language plpgsql as $$ begin raise 'never again'; end $$;
  create table zz_book (id int primary key, amount int not null);
  create trigger zz_book_closed before insert on zz_book for each row when (new.amount > 5) execute function zz_refuse();
  create trigger zz_book_kept before truncate on zz_book execute function zz_refuse();
  create table zz_events (at timestamptz not null, value_id bigint references zz_values (id), word text) partition by range (at);
  create table zz_events_first partition of zz_events for values from ('2026-01-01') to ('2026-02-01');
  insert into zz_book values (1, 1)`;

export async function fillOddTables(pool: pg.Pool): Promise<void> {
  await pool.query(
    `insert into zz_values (words, "Odd Name", raw, doc, ratio, span, list, parent)
     values ($1, '', '\\x00ff5c0a', $2, 'NaN', '-1 mon 2 days', array['a,b', null, '', $1], 2), ('', null, '', 'null', 0.1, null, '{}', 1)`,
    [oddText, { text: oddText }],
  );
  await pool.query(`insert into zz_a_child values (1, '\\.'), (2, '')`);
  await pool.query('alter table zz_book disable trigger all; insert into zz_book values (2, 9)');
  await pool.query('alter table zz_book enable trigger all');
  await pool.query(`
    create table zz_events_next partition of zz_events for values from ('2026-02-01') to ('2026-04-01') partition by list (word);
    create table "zz_events next" partition of zz_events_next for values in ('x', 'it''s');
    create table zz_events_rest partition of zz_events default;
    insert into zz_events values ('2026-01-05', 1, 'a'), ('2026-02-05', 2, 'x'), ('2026-03-05', 2, 'it''s'), ('2030-01-01', null, null)`);
}

export const clock = { now: () => new Date('2026-11-05T10:20:30.000Z') };
export const notes = {
  '9000_notes': `create table zz_notes (id int generated always as identity primary key, n int not null);
    create table zz_kinds (name text primary key); insert into zz_kinds values ('made by a migration')`,
};

/** A database with data, and its backup. */
export async function backedUp(extra: Record<string, string> = notes) {
  const folder = await migrationsWith(extra);
  const source = await preparedDatabase(folder);
  await source.query(
    `insert into zz_notes (n) select n from generate_series(1, 2000) n; insert into rate_limits values ('k', 1, 1)`,
  );
  const files = await emptyStore();
  await files.put('a.txt', Buffer.from('a'), { contentType: 'text/plain' });
  const backup = join(await temporaryFolder(), 'backup');
  await makeBackup({ pool: source, files, folder: backup, clock });
  return { backup, source, files, migrations: await readMigrations(folder) };
}
