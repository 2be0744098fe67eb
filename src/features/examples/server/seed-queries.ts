import { sql } from 'drizzle-orm';
import { demoEmail, emailKey, usernameKey } from '#features/accounts/domain.ts';
import type { Db } from '#server-kit/db/database.ts';

const exists = async (db: Db, query: ReturnType<typeof sql>): Promise<boolean> =>
  (await db.execute(query)).rows.length > 0;

export const hasExamples = (db: Db): Promise<boolean> =>
  exists(db, sql`select 1 from profiles where example_rank is not null limit 1`);

/** Those of the names that some card has or had. */
export async function reservedNames(db: Db, names: readonly string[]): Promise<Set<string>> {
  const list = sql.join(
    names.map((name) => sql`${name}`),
    sql`, `,
  );
  const { rows } = await db.execute<{ name: string }>(sql`select name from profile_addresses where name in (${list})`);
  return new Set(rows.map(({ name }) => name));
}

/** Nobody signs in as it: it has no password, and no letter reaches a domain that cannot exist. */
export async function insertExampleOwner(db: Db, username: string, displayName: string, now: Date): Promise<number> {
  const email = `${username}@negia.invalid`;
  const { rows } = await db.execute<{ id: number }>(sql`
    insert into users (username, username_key, display_name, email, email_key, email_verified_at, trial_ends_at, created_at)
    values (${username}, ${usernameKey(username)}, ${displayName}, ${email}, ${emailKey(email)},
      ${now.toISOString()}, '9999-12-31T00:00:00Z', ${now.toISOString()})
    on conflict (username_key) do update set trial_ends_at = excluded.trial_ends_at
      where users.email_key = excluded.email_key
    returning id`);
  const id = rows[0]?.id;
  if (id === undefined) throw new Error(`The name ${username} is somebody's`);
  return id;
}

/** The demo account, while it has no card of its own. */
export async function findEmptyDemo(db: Db): Promise<number | undefined> {
  const { rows } = await db.execute<{ id: number }>(sql`
    select id from users where email_key = ${emailKey(demoEmail)}
      and not exists (select 1 from profiles where owner_id = users.id)`);
  return rows[0]?.id;
}

export interface FileRow {
  readonly id: string;
  readonly kind: 'picture' | 'document';
  readonly name: string;
  readonly bytes: number;
}

export async function insertFile(db: Db, ownerId: number, file: FileRow, now: Date): Promise<void> {
  const { id, kind, name, bytes } = file;
  await db.execute(sql`
    insert into files (id, owner_id, kind, name, bytes, created_at)
    values (${id}, ${ownerId}, ${kind}, ${name}, ${bytes}, ${now.toISOString()})
    on conflict do nothing`);
}
