import type { TestApi } from '#server-kit/testing/test-api.ts';
import { newOwner, type TestOwner } from './own-profiles.ts';

/** An admin with a session that has admin access. */
export async function newAdmin(api: Pick<TestApi, 'send' | 'pool'>): Promise<TestOwner> {
  const admin = await newOwner(api);
  await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
  await api.pool.query('update sessions set is_strong = true where user_id = $1', [admin.id]);
  return admin;
}

/** As if the last sign-in was an hour ago. */
export const upgrade = ({ pool }: Pick<TestApi, 'pool'>, { id }: Pick<TestOwner, 'id'>): Promise<unknown> =>
  pool.query(`update sessions set authenticated_at = now() - interval '1 hour' where user_id = $1`, [id]);
