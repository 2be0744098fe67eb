import { z } from 'zod';
import { job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { notificationDays } from '../domain.ts';
import { broadcastJob, broadcastsAgainJob } from './broadcasts/broadcasts.ts';
import { notificationMailJob, serviceMailJob, triedMailJob } from './mails.ts';
import { deleteReadBefore } from './queries.ts';
import { addWeeklyMails, notifyTrials, weeklyMailJob } from './scheduled/weekly.ts';

const retentionMilliseconds = notificationDays * 86_400_000;

export const notificationsJobs = [
  notificationMailJob,
  serviceMailJob,
  triedMailJob,
  broadcastJob,
  broadcastsAgainJob,
  weeklyMailJob,
  job({ name: 'tell-trials', payload: z.unknown(), cron: '*/10 * * * *', work: notifyTrials }),
  job({
    // Runs hourly, because eight o'clock in Israel is a different UTC hour in summer and winter.
    name: 'weekly-summaries',
    payload: z.unknown(),
    cron: '0 * * * *',
    work: addWeeklyMails,
  }),
  job({
    name: 'sweep-notifications',
    payload: z.unknown(),
    cron: '37 2 * * *',
    work: ({ db, clock }: Services) => deleteReadBefore(db, new Date(clock.now().getTime() - retentionMilliseconds)),
  }),
];
