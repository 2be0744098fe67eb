import { randomBytes } from 'node:crypto';
import type { TestServices } from '#server-kit/testing/test-services.ts';

/** Inserts a user directly into the table; `columns` uses the database's column names. */
export async function addUser(
  { insert }: Pick<TestServices, 'insert'>,
  columns: Readonly<Record<string, unknown>> = {},
): Promise<number> {
  const { username = `user-${randomBytes(6).toString('hex')}` } = columns;
  const email = columns.email ?? `${username}@cards.example`;
  const names = { username, username_key: username, display_name: username, email, email_key: email };
  return (await insert('users', { ...names, ...columns })).id;
}
