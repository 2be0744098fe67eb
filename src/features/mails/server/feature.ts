import { z } from 'zod';
import { accountDeletionHandlers } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { job } from '#server-kit/jobs/jobs.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import type { Services } from '#server-kit/services/services.ts';
import { mailsApi } from '../contract.ts';
import { abandonedHours, mailDays } from '../domain.ts';
import { mailsTexts } from '../texts.ts';
import { getMail, getMailPage, mailsListRoutes, resendMail, resendMailJob } from './admin.ts';
import { deleteContents, deleteMails, deleteMailsTo, failAbandoned } from './queries.ts';

const routes: Route[] = [
  ...mailsListRoutes,
  route(mailsApi.get, (call) => getMail(call, call.params.id)),
  route(mailsApi.page, (call) => getMailPage(call, call.params.id)),
  route(mailsApi.resend, (call) => resendMail(call, call.params.id)),
];

const hour = 3_600_000;
const batch = 1_000;

export const sweepMailsJob = job({
  name: 'sweep-mails',
  payload: z.unknown(),
  cron: '53 2 * * *',
  work: async ({ db, clock }: Services) => {
    const ago = (hours: number): Date => new Date(clock.now().getTime() - hours * hour);
    await failAbandoned(db, ago(abandonedHours));
    while ((await deleteContents(db, ago(mailDays.content * 24), batch)) === batch);
    while ((await deleteMails(db, ago(mailDays.record * 24), batch)) === batch);
  },
});

export const mailsFeature = defineFeature({
  name: 'mails',
  texts: [mailsTexts],
  routes,
  jobs: [resendMailJob, sweepMailsJob],
  extensions: [accountDeletionHandlers.with(deleteMailsTo)],
});
