import pg from 'pg';

/**
 * The server does not connect as superuser: an SQL injection could otherwise read the machine's files and run programs.
 * The role owns our tables and may create databases, which tests and restores need, and nothing else.
 */
export const applicationRole = 'negia_app';

/** Must differ from every other lock number on this database. */
const roleLock = 7_045_001;

/** Creates a missing role and gives it the objects that an older installation's superuser created. Idempotent. */
export async function ensureApplicationRole(
  superuserUrl: string,
  password: string,
  isDisposable: boolean,
): Promise<void> {
  const client = new pg.Client({ connectionString: superuserUrl, connectionTimeoutMillis: 10_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [roleLock]);
    const { rows } = await client.query(
      `select pg_get_userbyid(datdba) = $1 as is_done from pg_database where datname = current_database()`,
      [applicationRole],
    );
    if (!rows[0]?.is_done) {
      await client.query(`select set_config('log_statement', 'none', true)`);
      await client.query(createRole(password));
      await client.query(transferOwnership);
      // Tests and benchmarks insert rows that triggers would reject.
      if (isDisposable) await client.query(`grant set on parameter session_replication_role to ${applicationRole}`);
    }
    await client.query('commit');
  } finally {
    await client.end();
  }
}

const createRole = (password: string): string => `do $$ begin
  if not exists (select from pg_roles where rolname = '${applicationRole}') then
    create role ${applicationRole} login createdb nosuperuser nocreaterole noreplication nobypassrls;
  end if;
end $$;
alter role ${applicationRole} password ${pg.escapeLiteral(password)}`;

/** `reassign owned` rejects the bootstrap superuser, so each object is transferred. Column sequences follow tables. */
const transferOwnership = `do $$ declare statement text; begin
  for statement in
    select format('alter schema %I owner to ${applicationRole}', nspname) from pg_namespace
    where nspname !~ '^(pg_|information_schema$|public$)'
    union all
    select format('alter %s %s owner to ${applicationRole}',
      case relkind when 'S' then 'sequence' when 'v' then 'view' when 'm' then 'materialized view' else 'table' end,
      c.oid::regclass)
    from pg_class c join pg_namespace n on n.oid = relnamespace
    where nspname !~ '^(pg_|information_schema$)' and relkind in ('r', 'p', 'v', 'm', 'S')
      and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid
        and relkind = 'S' and d.deptype in ('a', 'i'))
    union all
    select format('alter routine %s owner to ${applicationRole}', p.oid::regprocedure)
    from pg_proc p join pg_namespace n on n.oid = pronamespace where nspname !~ '^(pg_|information_schema$)'
    union all
    select format('alter type %s owner to ${applicationRole}', t.oid::regtype)
    from pg_type t join pg_namespace n on n.oid = typnamespace left join pg_class c on c.oid = typrelid
    where nspname !~ '^(pg_|information_schema$)' and (typtype in ('e', 'd', 'r') or c.relkind = 'c')
    union all
    select format('alter database %I owner to ${applicationRole}', current_database())
  loop
    execute statement;
  end loop;
end $$`;
