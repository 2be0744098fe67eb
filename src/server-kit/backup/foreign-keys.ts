import type pg from 'pg';
import { type Named, nameOf } from './catalog.ts';
import { BackupError } from './problem.ts';

/**
 * Tables in the order in which their rows can come: first those that others refer to. Switching the checks off instead
 * would need the rights of a superuser. Keys that can wait for the end of the transaction ask for no order.
 */
export async function inOrderOfKeys<T extends Named>(client: pg.ClientBase, tables: readonly T[]): Promise<T[]> {
  const { rows } = await client.query<{ table: string; needs: string }>(`
    select distinct n.nspname || '.' || c.relname as table, needed_n.nspname || '.' || needed.relname as needs
    from pg_constraint k
      join pg_class c on c.oid = k.conrelid join pg_namespace n on n.oid = c.relnamespace
      cross join lateral (select k.confrelid as oid union select relid from pg_partition_tree(k.confrelid)) part
      join pg_class needed on needed.oid = part.oid join pg_namespace needed_n on needed_n.oid = needed.relnamespace
    where k.contype = 'f' and not k.condeferrable and needed.oid <> c.oid`);
  const needs = Map.groupBy(rows, ({ table }) => table);
  return sortByNeeds(tables, (table) => (needs.get(nameOf(table)) ?? []).map((row) => row.needs));
}

function sortByNeeds<T extends Named>(tables: readonly T[], needsOf: (table: T) => readonly string[]): T[] {
  const waiting = new Map(tables.map((table) => [nameOf(table), table]));
  const sorted: T[] = [];
  while (waiting.size) {
    const ready = [...waiting.values()].filter((table) => needsOf(table).every((need) => !waiting.has(need)));
    if (!ready.length)
      throw new BackupError(`Tables refer to one another in a circle: ${[...waiting.keys()].join(', ')}`);
    for (const table of ready) waiting.delete(nameOf(table));
    sorted.push(...ready);
  }
  return sorted;
}
