import { inArray } from 'drizzle-orm';
import { usersTable as users } from '#features/accounts/server/table.ts';
import type { Db } from '#server-kit/db/database.ts';

export interface Person {
  readonly id: number;
  readonly name: string;
  readonly email: string;
}

/** By their numbers; who is gone is missing. */
export async function listPeople(db: Db, ids: readonly (number | null)[]): Promise<ReadonlyMap<number, Person>> {
  const userIds = [...new Set(ids)].filter((id) => id !== null);
  if (userIds.length === 0) return new Map();
  const people = await db
    .select({ id: users.id, name: users.displayName, email: users.email })
    .from(users)
    .where(inArray(users.id, userIds));
  return new Map(people.map((person) => [person.id, person]));
}
