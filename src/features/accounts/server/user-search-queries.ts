import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { isCommon, onTheWay, wordsQuery } from '#server-kit/db/keyset.ts';
import { usersTable as users } from './table.ts';

const words = sql`to_tsvector('simple', ${users.username} || ' ' || ${users.displayName} || ' ' || ${users.email})`;

/** Numbers of accounts of which words of the name or the address begin with what was typed, so many at most. */
export async function listNamed(db: Db, typed: string, most: number): Promise<number[]> {
  const query = wordsQuery(typed);
  if (!query) return [];
  const found = await db.select({ id: users.id }).from(users).where(sql`${words} @@ ${query}`).limit(most);
  return found.map(({ id }) => id);
}

/**
 * For lists of other features: that the account whose number stands in a column is named by what was typed. Few are looked
 * up first, so that the database goes straight to what is theirs; of thousands one is met often on the way through the
 * list.
 */
export async function ownerNamed(db: Db, column: AnyColumn, typed: string, maxFound = 2_000): Promise<SQL> {
  const query = wordsQuery(typed);
  if (!query) return sql`false`;
  const fit = sql`${words} @@ ${query}`;
  const ids = (await isCommon(db, users, users.id, fit)) ? undefined : await listNamed(db, typed, maxFound);
  if (ids && ids.length < maxFound) return sql`${column} = any(${sql.param(ids)}::int[])`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${column} and ${onTheWay(fit)})`;
}
