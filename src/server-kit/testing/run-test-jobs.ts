import { expect } from 'vitest';
import { type RunningJobs, runJobs } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { closeAfterwards } from './close-afterwards.ts';
import type { TestServices } from './test-services.ts';

type Jobs = Parameters<typeof runJobs<Services>>[1];
type Kit = Pick<TestServices, 'pool' | 'services'>;

interface TestJobs extends RunningJobs {
  resume(): Promise<void>;
}

/** Runs jobs as the server does, without cron jobs, which could start in the middle of a test. */
export async function startTestJobs({ pool, services }: Kit, jobs: Jobs): Promise<TestJobs> {
  const uncalled = jobs.filter(({ cron }) => !cron);
  const start = () => runJobs(pool, uncalled, services, services.log);
  let runner = await start();
  closeAfterwards(() => runner.stop());
  return {
    stop: () => runner.stop(),
    resume: async () => {
      runner = await start();
    },
  };
}

const jobsGone = async ({ pool }: Pick<Kit, 'pool'>, statement: string): Promise<void> => {
  const pendingJobs = async () => (await pool.query(statement)).rows;
  await expect.poll(pendingJobs, { interval: 10, timeout: 15_000 }).toEqual([]);
};

/** Waits until every queued job is done. */
export const jobsDone = (kit: Pick<Kit, 'pool'>): Promise<void> =>
  jobsGone(kit, 'select task_identifier, last_error from graphile_worker.jobs');

/** Waits until every due job is done; jobs scheduled for later stay queued. */
export const dueJobsDone = (kit: Pick<Kit, 'pool'>): Promise<void> =>
  jobsGone(kit, 'select task_identifier, last_error from graphile_worker.jobs where run_at <= now()');

/** Runs what is queued for these jobs. Queued jobs of other features are deleted. */
export async function doJobs(kit: Kit, jobs: Jobs, areDone = jobsDone): Promise<void> {
  await kit.pool.query(
    `delete from graphile_worker._private_jobs where task_id in
       (select id from graphile_worker._private_tasks where identifier <> all($1))`,
    [jobs.map(({ name }) => name)],
  );
  const running = await startTestJobs(kit, jobs);
  await areDone(kit);
  await running.stop();
}
