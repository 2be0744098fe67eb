import { randomBytes } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMail, readEml } from '#server-kit/mail/testing/read-eml.ts';
import type { TestApi } from '#server-kit/testing/test-api.ts';
import { jobsDone, startTestJobs, type TestServices } from '#server-kit/testing/test-services.ts';
import { accountsJobs } from '../jobs.ts';
import { newOwner, type TestUser } from './test-browser.ts';

export const startJobs = (kit: TestServices) => startTestJobs(kit, accountsJobs);

export async function sweep({ services }: Pick<TestServices, 'services'>): Promise<void> {
  for (const one of accountsJobs) if (one.cron) await one.work(services, {} as never);
}

/** Every email sent to this address, oldest first. */
export async function mailsTo({ services }: Pick<TestServices, 'services'>, address: string): Promise<ReadMail[]> {
  const outbox = join(services.config.dataDir, 'outbox');
  const names = (await readdir(outbox).catch(() => [])).filter((name) => name.endsWith('.eml'));
  const mails = await Promise.all(names.sort().map(async (name) => readEml(await readFile(join(outbox, name)))));
  return mails.filter(({ headers }) => headers.get('to') === address);
}

export const tokenIn = ({ text }: Pick<ReadMail, 'text'>): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';

/** The newest email to this address, once every queued one is sent. */
export async function lastMailTo(kit: Pick<TestServices, 'services' | 'pool'>, address: string): Promise<ReadMail> {
  await jobsDone(kit);
  const mail = (await mailsTo(kit, address)).at(-1);
  if (!mail) throw new Error(`no mail to ${address}`);
  return mail;
}

/** A new owner who has opened the link of the first email; needs `startJobs`. */
export async function newVerifiedOwner(api: TestApi): Promise<TestUser> {
  const owner = await newOwner(api);
  const token = tokenIn(await lastMailTo(api, owner.person.email));
  const { status } = await owner.browser.send('POST', '/api/auth/verify-email', { token });
  if (status !== 200) throw new Error(`The address is not verified: ${status}`);
  return owner;
}

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
