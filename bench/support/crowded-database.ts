import pg from 'pg';
import { profileDocument } from '../../src/features/profiles/document/document.ts';
import { migrate, readMigrations } from '../../src/server-kit/db/migrate.ts';

/** Owners have 1.3 profiles each; every third profile has a custom address at the root. */
const perOwner = 1.3;

/** Small and always the same: only the number of profiles matters here, not their content. */
const document = JSON.stringify(
  profileDocument.parse({
    version: 1,
    language: 'he',
    identity: { name: { en: 'Card' } },
    contact: { phones: [{ kind: 'mobile', number: '+972501234567' }] },
    design: { template: 'shore' },
  }),
);

/** Creates a database with the product's tables and that many profiles, then runs further statements in it. */
export async function crowdedDatabase(
  clusterUrl: string,
  name: string,
  profiles: number,
  furtherStatements: readonly string[] = [],
): Promise<string> {
  const admin = new pg.Client({ connectionString: clusterUrl });
  await admin.connect();
  await admin.query(`create database ${name}`);
  await admin.end();
  const url = new URL(clusterUrl);
  url.pathname = `/${name}`;
  const pool = new pg.Pool({ connectionString: url.href, max: 1 });
  await migrate(pool, await readMigrations('db/migrations'));
  for (const statement of [...fillings(profiles), ...furtherStatements]) await pool.query(statement);
  await pool.end();
  return url.href;
}

const ownerOf = (n: string): string => `(floor((${n} - 1) / ${perOwner})::int + 1)`;

const fillings = (profiles: number): string[] => [
  'set statement_timeout = 0',
  // The generated rows are consistent by construction; checking the foreign keys would take most of the time.
  'set session_replication_role = replica',
  'set synchronous_commit = off',
  `insert into users (username, username_key, display_name, email, email_key)
   select 'owner' || n, 'owner' || n, 'Owner ' || n, 'owner' || n || '@cards.example', 'owner' || n || '@cards.example'
   from generate_series(1, ${Math.ceil(profiles / perOwner) + 1}) n`,
  `insert into profiles (owner_id, slug, custom_slug, status, is_primary, draft, published, published_version, published_at, created_at, updated_at)
   select ${ownerOf('n')}, 'card-' || n, case when n % 3 = 0 then 'own-' || n end, 'published',
     n = 1 or ${ownerOf('n')} <> ${ownerOf('(n - 1)')}, '${document}', '${document}', 1, now(), now(), now()
   from generate_series(1, ${profiles}) n`,
  `insert into profile_addresses (kind, name, profile_id) select 'slug', slug, id from profiles`,
  `insert into profile_addresses (kind, name, profile_id)
   select 'custom', custom_slug, id from profiles where custom_slug is not null`,
  'vacuum (analyze) users, profiles, profile_addresses',
];

/** Creates the partitions of `events` for the last fourteen months and this one. */
export const eventPartitions = `do $$ declare month date; begin
  for month in select generate_series(date_trunc('month', now() - interval '14 months'), now(), interval '1 month') loop
    execute format('create table events_%s partition of events for values from (%L) to (%L)',
      to_char(month, 'YYYY_MM'), month, month + interval '1 month');
  end loop; end $$`;
