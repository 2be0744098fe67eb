import { AppError, orNotFound } from '#base/app-error.ts';
import { defineAdminList } from '#server-kit/admin-list/index.ts';
import type { AuditWriter } from '#server-kit/audit/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { jobsApi } from '../contract.ts';
import { jobsTexts } from '../texts.ts';
import { dropJob, findJob, jobsSource, rescheduleJob } from './queries.ts';

type ListedJob = Awaited<ReturnType<typeof jobsSource.rows>>[number];
type Admin = Pick<Services, 'db'> & { readonly audit: AuditWriter };

/** A job that a worker holds is left to it: its result is not known yet. */
async function change(
  { db, audit }: Admin,
  id: number,
  action: string,
  work: (tx: Db, id: number) => Promise<boolean>,
): Promise<Record<string, never>> {
  await db.transaction(async (tx) => {
    const { name, state } = orNotFound(await findJob(tx, id));
    if (state === 'running' || !(await work(tx, id))) throw new AppError('conflict', { message: 'jobs.running' });
    await audit(tx, { action, target: { kind: 'job', id }, after: { name } });
  });
  return {};
}

export const jobsFeature = defineFeature({
  name: 'jobs',
  texts: [jobsTexts],
  routes: [
    ...defineAdminList({ list: jobsApi.list, source: jobsSource, values: (row: ListedJob) => row }),
    route(jobsApi.retry, (call) => change(call, call.params.id, 'jobs.retry', rescheduleJob)),
    route(jobsApi.remove, (call) => change(call, call.params.id, 'jobs.remove', dropJob)),
  ],
});
