import { type AnyColumn, type SQL, sql } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import { textSearchQuery } from '#server-kit/db/keyset.ts';

/** Rows of owners one of whose words begins as each that was typed; undefined where no word was. */
export function ofOwnersNamed(userId: AnyColumn, typed: string | undefined): SQL | undefined {
  const query = textSearchQuery(typed);
  const searchVector = sql`to_tsvector('simple', ${users.username} || ' ' || ${users.displayName} || ' ' || ${users.email})`;
  return query && sql`${userId} in (select ${users.id} from ${users} where ${searchVector} @@ ${query})`;
}
