import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type ReadMail, readEml } from '#server-kit/mail/testing/read-eml.ts';
import { startTestJobs } from '#server-kit/testing/run-test-jobs.ts';
import type { TestServices } from '#server-kit/testing/test-services.ts';
import { accountsJobs } from '../jobs.ts';

export const startJobs = (kit: TestServices) => startTestJobs(kit, accountsJobs);

export async function sweep({ services }: Pick<TestServices, 'services'>): Promise<void> {
  for (const one of accountsJobs) if (one.cron) await one.work(services, {} as never);
}

/** Every email sent to this address, oldest first. */
export async function mailsTo({ services }: Pick<TestServices, 'services'>, address: string): Promise<ReadMail[]> {
  const outbox = join(services.config.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map(async (name) => readEml(await readFile(join(outbox, name)))));
  return mails.filter(({ headers }) => headers.get('to') === address);
}

export const tokenIn = ({ text }: Pick<ReadMail, 'text'>): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
