import type { TestApi } from '#server-kit/testing/test-api.ts';
import { newOwner, type TestUser } from './test-browser.ts';

/** An admin whose session is strong enough for admin access. */
export async function newAdmin(api: TestApi): Promise<TestUser> {
  const admin = await newOwner(api);
  await api.pool.query(`update users set role = 'admin' where id = $1`, [admin.id]);
  await admin.browser.login(admin.person);
  return admin;
}

export const rowOf = async ({ pool }: Pick<TestApi, 'pool'>, id: number) =>
  (await pool.query('select * from users where id = $1', [id])).rows[0];

/** A user's audit entries, oldest first. */
export const auditEntriesOf = async ({ pool }: Pick<TestApi, 'pool'>, id: number) =>
  (
    await pool.query(
      `select actor_id, actor_name, action, before, after from audit_log
       where target_kind = 'user' and target_id = $1 order by id`,
      [String(id)],
    )
  ).rows;
