import pg from 'pg';
import { type Named, quoted } from './catalog.ts';

/**
 * Rows come back as they were: a trigger that stamps, counts or forbids had its say when they were first written.
 * Foreign keys are checked all the same. Only triggers that are on are turned off, and on again.
 */
export async function withoutTriggers(
  client: pg.ClientBase,
  tables: readonly Named[],
  work: () => Promise<void>,
): Promise<void> {
  const triggers = await listTriggers(client, tables);
  const setTriggers = async (action: 'disable' | 'enable') => {
    for (const { table, name } of triggers)
      await client.query(`alter table only ${table} ${action} trigger ${pg.escapeIdentifier(name)}`);
  };
  await setTriggers('disable');
  await client.query('set constraints all deferred');
  await work();
  // A table with checks still waiting cannot be altered.
  await client.query('set constraints all immediate');
  await setTriggers('enable');
}

async function listTriggers(
  client: pg.ClientBase,
  tables: readonly Named[],
): Promise<{ table: string; name: string }[]> {
  const { rows } = await client.query<{ table: string; name: string }>(
    `select format('%I.%I', n.nspname, c.relname) as table, tgname::text as name
     from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
     where t.tgrelid = any($1::regclass[]) and not t.tgisinternal and t.tgenabled = 'O' order by 1, 2`,
    [tables.map(quoted)],
  );
  return rows;
}
