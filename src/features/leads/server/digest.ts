import { z } from 'zod';
import { notify, sendToOwner } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { leadLimits } from '../domain.ts';
import { composeLeadDigest } from './mail.ts';
import { countBetween, listBetween } from './queries.ts';

const hourMilliseconds = 3_600_000;
const maxNamed = 20;

/** The clock hour. Leads collected in it are reported at its end, so that no state about sent emails is needed. */
const hourOf = (time: Date): { from: Date; to: Date } => {
  const from = new Date(Math.floor(time.getTime() / hourMilliseconds) * hourMilliseconds);
  return { from, to: new Date(from.getTime() + hourMilliseconds) };
};

export async function mailsThisHour(tx: Db, ownerId: number, now: Date): Promise<number> {
  const { from, to } = hourOf(now);
  return (await countBetween(tx, ownerId, from, to)).real;
}

const ofHour = z.object({ ownerId: z.number(), hour: z.iso.datetime() });

/** Email about all leads beyond the tenth in an hour. Leads deleted in the meantime are left out. */
export const leadsDigestJob = job({
  name: 'leads-digest',
  payload: ofHour,
  work: async (services: Services, { ownerId, hour }) => {
    const { from, to } = hourOf(new Date(hour));
    const { mailsAnHour } = leadLimits;
    const count = (await countBetween(services.db, ownerId, from, to)).real - mailsAnHour;
    if (count <= 0) return;
    const leads = await listBetween(services.db, ownerId, from, to, mailsAnHour, maxNamed);
    await sendToOwner(services, ownerId, 'lead', (frame) => composeLeadDigest(frame, count, leads));
  },
});

/** One notification about an hour's leads in review: a flood of leads must not become a flood of notifications. */
export const leadsReviewJob = job({
  name: 'leads-review',
  payload: ofHour,
  work: async (services: Services, { ownerId, hour }) => {
    const { from, to } = hourOf(new Date(hour));
    const { review: count } = await countBetween(services.db, ownerId, from, to);
    if (count === 0) return;
    await services.db.transaction((tx) =>
      notify(services, tx, {
        userId: ownerId,
        kind: 'lead',
        message: 'leadsReview',
        values: { count },
        link: '/leads?status=review',
        mail: false,
      }),
    );
  },
});

/** Once per hour and owner, regardless of the number of leads. */
const enqueueHourly =
  (digestJob: typeof leadsDigestJob) =>
  async (tx: Db, ownerId: number, now: Date): Promise<void> => {
    const { from, to } = hourOf(now);
    const hour = from.toISOString();
    await addJob(tx, digestJob, { ownerId, hour }, { key: `${digestJob.name} ${ownerId} ${hour}`, runAt: to });
  };

export const enqueueDigest = enqueueHourly(leadsDigestJob);
export const enqueueReviewNotice = enqueueHourly(leadsReviewJob);
