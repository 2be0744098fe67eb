import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { runJobs } from '#server-kit/jobs/jobs.ts';
import { type ReadMail, readEml } from '#server-kit/mail/testing/read-eml.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import type { TestServices } from '#server-kit/testing/test-services.ts';
import { accountsJobs } from '../jobs.ts';

/** The feature's jobs as the server runs them, without those that a clock starts in the middle of a test. */
export async function startJobs({ pool, services }: TestServices) {
  const jobs = accountsJobs.filter(({ cron }) => !cron);
  const start = () => runJobs(pool, jobs, services, services.log);
  let runner = await start();
  closeAfterwards(() => runner.stop());
  return {
    stop: () => runner.stop(),
    resume: async () => {
      runner = await start();
    },
  };
}

/** Waits until every job that was added has been done. */
export async function jobsDone({ pool }: Pick<TestServices, 'pool'>): Promise<void> {
  const pendingJobs = async () =>
    (await pool.query('select task_identifier, last_error from graphile_worker.jobs')).rows;
  await expect.poll(pendingJobs, { interval: 10, timeout: 15_000 }).toEqual([]);
}

export async function sweep({ services }: Pick<TestServices, 'services'>): Promise<void> {
  for (const one of accountsJobs) if (one.cron) await one.work(services, {} as never);
}

/** Every mail that was written to this address, oldest first. */
export async function mailsTo({ services }: Pick<TestServices, 'services'>, address: string): Promise<ReadMail[]> {
  const outbox = join(services.config.dataDir, 'outbox');
  const names = await readdir(outbox).catch(() => []);
  const mails = await Promise.all(names.sort().map(async (name) => readEml(await readFile(join(outbox, name)))));
  return mails.filter(({ headers }) => headers.get('to') === address);
}

export const tokenIn = ({ text }: Pick<ReadMail, 'text'>): string => /#token=([\w-]{43})/.exec(text)?.[1] ?? '';
