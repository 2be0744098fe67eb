import pg from 'pg';
import type { Partition, Sequence } from './manifest.ts';

export interface Named {
  readonly schema: string;
  readonly name: string;
}

export interface Table extends Named {
  /** Excludes generated columns, which are recomputed. */
  readonly columns: readonly string[];
}

/** The queue's own migrations table belongs to the installed package, not to the data. */
const jobVersions = 'graphile_worker.migrations';
export const appSchemas = ['public', 'graphile_worker'] as const;

/** Excludes tables that belong to an extension, which recreates them itself. */
const isAppTable = `n.nspname in (${appSchemas.map((schema) => `'${schema}'`).join(', ')})
  and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')`;
const relations = 'pg_class c join pg_namespace n on n.oid = c.relnamespace';

export const nameOf = ({ schema, name }: Named): string => `${schema}.${name}`;
export const quoted = ({ schema, name }: Named): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

export const listTables = (client: pg.ClientBase): Promise<Table[]> => listRelations(client, 'r');

/** Partitioned tables, which hold no rows themselves. */
export const listDivided = (client: pg.ClientBase): Promise<Table[]> => listRelations(client, 'p');

async function listRelations(client: pg.ClientBase, kind: 'r' | 'p'): Promise<Table[]> {
  const { rows } = await client.query<Table>(`
    select n.nspname::text as schema, c.relname::text as name,
      array(select a.attname::text from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = ''
        order by a.attnum) as columns
    from ${relations} where c.relkind = '${kind}' and ${isAppTable} order by 1, 2`);
  return rows.filter((table) => nameOf(table) !== jobVersions);
}

/** Parents before their children. */
export async function listPartitions(client: pg.ClientBase): Promise<Partition[]> {
  const { rows } = await client.query<Partition>(`
    select n.nspname::text as schema, c.relname::text as name,
      json_build_object('schema', parent_n.nspname, 'name', parent.relname) as parent,
      pg_get_expr(c.relpartbound, c.oid) as bound, pg_get_partkeydef(c.oid) as key
    from ${relations} join pg_inherits i on i.inhrelid = c.oid
      join pg_class parent on parent.oid = i.inhparent join pg_namespace parent_n on parent_n.oid = parent.relnamespace
    where c.relispartition and c.relkind in ('r', 'p') and ${isAppTable}
    order by (select count(*) from pg_partition_ancestors(c.oid)), 1, 2`);
  return rows;
}

/** Sequences are outside the transaction's snapshot but never behind it: ids are allocated before rows are visible. */
export async function listSequences(client: pg.ClientBase): Promise<Sequence[]> {
  const { rows } = await client.query<Named>(`
    select n.nspname::text as schema, c.relname::text as name from ${relations}
    where c.relkind = 'S' and ${isAppTable} order by 1, 2`);
  const sequences: Sequence[] = [];
  for (const one of rows) {
    const { rows: values } = await client.query<Pick<Sequence, 'lastValue' | 'isCalled'>>(
      `select last_value::text as "lastValue", is_called as "isCalled" from ${quoted(one)}`,
    );
    for (const value of values) sequences.push({ ...one, ...value });
  }
  return sequences;
}

/** Empty if no migration has ever been applied. */
export async function listApplied(client: pg.ClientBase): Promise<{ name: string; hash: string }[]> {
  const { rows: tables } = await client.query("select where to_regclass('public.migrations') is not null");
  if (!tables.length) return [];
  return (await client.query<{ name: string; hash: string }>('select name, hash from public.migrations order by name'))
    .rows;
}
