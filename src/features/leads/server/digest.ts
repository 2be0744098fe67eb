import { z } from 'zod';
import { mailOwner } from '#features/notifications/server/index.ts';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { leadLimits } from '../domain.ts';
import { countBetween } from './submit-queries.ts';

const hourMilliseconds = 3_600_000;

/** The hour of the clock: what was gathered in it is told at its end, and nobody has to remember what was mailed. */
const hourOf = (time: Date): { from: Date; to: Date } => {
  const from = new Date(Math.floor(time.getTime() / hourMilliseconds) * hourMilliseconds);
  return { from, to: new Date(from.getTime() + hourMilliseconds) };
};

export function mailsThisHour(tx: Db, ownerId: number, now: Date): Promise<number> {
  const { from, to } = hourOf(now);
  return countBetween(tx, ownerId, from, to);
}

/** The letter about all leads past the tenth of an hour. Those that were deleted meanwhile need none. */
export const leadsDigestJob = job({
  name: 'leads-digest',
  payload: z.object({ ownerId: z.number(), hour: z.iso.datetime() }),
  work: async (services: Services, { ownerId, hour }) => {
    const { from, to } = hourOf(new Date(hour));
    const count = (await countBetween(services.db, ownerId, from, to)) - leadLimits.mailsAnHour;
    if (count <= 0) return;
    await mailOwner(services, { userId: ownerId, kind: 'lead', message: 'leads', values: { count }, link: '/leads' });
  },
});

/** Once an hour and owner, however many there are. */
export async function gatherMails(tx: Db, ownerId: number, now: Date): Promise<void> {
  const { from, to } = hourOf(now);
  const hour = from.toISOString();
  await addJob(tx, leadsDigestJob, { ownerId, hour }, { key: `leads-digest ${ownerId} ${hour}`, runAt: to });
}
