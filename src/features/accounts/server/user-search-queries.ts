import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import type { Db } from '#server-kit/db/database.ts';
import { isCommon, textSearchQuery, withoutIndex } from '#server-kit/db/keyset.ts';
import { usersTable as users } from './table.ts';

/** As the index has it: the database uses one only for the very same words. */
export const searchVector = sql`to_tsvector('simple', ${users.username} || ' ' || ${users.displayName} || ' ' || ${users.email})`;

/** Numbers of accounts of which words of the name or the address begin with what was typed, so many at most. */
export async function searchUserIds(db: Db, typed: string, limit: number): Promise<number[]> {
  const query = textSearchQuery(typed);
  if (!query) return [];
  const found = await db.select({ id: users.id }).from(users).where(sql`${searchVector} @@ ${query}`).limit(limit);
  return found.map(({ id }) => id);
}

/**
 * For lists of other features: that the account whose number stands in a column is named by what was typed. Few are looked
 * up first, so that the database goes straight to what is theirs; of thousands one is met often on the way through the
 * list.
 */
export async function ownerMatches(db: Db, column: AnyColumn, typed: string, maxFound = 2_000): Promise<SQL> {
  const query = textSearchQuery(typed);
  if (!query) return sql`false`;
  const matches = sql`${searchVector} @@ ${query}`;
  const ids = (await isCommon(db, users, users.id, matches)) ? undefined : await searchUserIds(db, typed, maxFound);
  if (ids && ids.length < maxFound) return sql`${column} = any(${sql.param(ids)}::int[])`;
  return sql`exists (select 1 from ${users} where ${users.id} = ${column} and ${withoutIndex(matches)})`;
}

/** The same in one statement, by the index of names; undefined where no word was typed. */
export function ofOwnersNamed(column: AnyColumn, typed: string | undefined): SQL | undefined {
  const query = textSearchQuery(typed);
  return query && sql`${column} in (select ${users.id} from ${users} where ${searchVector} @@ ${query})`;
}
