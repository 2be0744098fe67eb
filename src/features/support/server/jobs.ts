import { z } from 'zod';
import { type Job, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { supportLimits } from '../domain.ts';
import { contactMailJob } from './contact/contact.ts';
import { deleteContactsBefore } from './contact/contact-queries.ts';
import { contactAnswerJob, wakeJob } from './desk/desk.ts';
import { inquiryMailJob, replyMailJob, supportOfflineJob } from './offline/offline.ts';

const retentionMilliseconds = supportLimits.contactDays * 86_400_000;

// biome-ignore lint/suspicious/noExplicitAny: a list of jobs holds many kinds of payload
export const supportJobs: readonly Job<Services, any>[] = [
  supportOfflineJob,
  replyMailJob,
  inquiryMailJob,
  contactMailJob,
  contactAnswerJob,
  wakeJob,
  job({
    name: 'sweep-contact-messages',
    payload: z.unknown(),
    cron: '47 2 * * *',
    work: ({ db, clock }: Services) =>
      deleteContactsBefore(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  }),
];
