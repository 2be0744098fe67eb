import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMail, readEml } from '#server-kit/mail/testing/read-eml.ts';
import { jobsDone, startTestJobs } from '#server-kit/testing/run-test-jobs.ts';
import type { TestApi } from '#server-kit/testing/test-api.ts';
import type { TestServices } from '#server-kit/testing/test-services.ts';
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
