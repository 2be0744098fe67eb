import { z } from 'zod';
import type { Db } from '#server-kit/db/database.ts';
import { addJob, job } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { contentFor } from '../../broadcast.ts';
import { publishEventToAll } from '../live.ts';
import { notificationMailJob } from '../mail-job.ts';
import {
  advance,
  type BroadcastRow,
  insertNotifications,
  listAudience,
  listSending,
  lockBroadcast,
  type Recipient,
  updateBroadcast,
} from './broadcast-queries.ts';

const batch = 200;

export const broadcastJob = job({
  name: 'send-broadcast',
  payload: z.object({ id: z.number() }),
  work: (services: Services, { id }) => sendAll(services, id),
});

/** Resumes broadcasts after a process was killed. */
export const broadcastsAgainJob = job({
  name: 'go-on-with-broadcasts',
  payload: z.unknown(),
  cron: '* * * * *',
  work: async (services: Services) => {
    for (const id of await listSending(services.db)) await sendAll(services, id);
  },
});

async function sendAll(services: Services, id: number): Promise<void> {
  while (await sendBatch(services, id));
}

/**
 * Sends one batch and records its progress in one transaction: a crash in between notifies no one, and the next run
 * continues after the last recipient. Returns true while there may be more.
 */
export const sendBatch = (services: Services, id: number): Promise<boolean> =>
  services.db.transaction(async (tx) => {
    const row = await lockBroadcast(tx, id);
    if (row?.status !== 'sending' || !row.startedAt) return false;
    const people = await listAudience(tx, row.audience, row.startedAt, row.lastUserId, batch);
    const last = people.at(-1);
    if (last) {
      await notifyAll(services, tx, row, people);
      await advance(tx, id, people.length, last.id);
    }
    if (people.length === batch) return true;
    await updateBroadcast(tx, id, { status: 'sent', endedAt: services.clock.now() });
    return false;
  });

async function notifyAll(
  { bus, clock }: Services,
  tx: Db,
  row: BroadcastRow,
  people: readonly Recipient[],
): Promise<void> {
  const createdAt = clock.now();
  const notificationFor = ({ id, language }: Recipient) => ({
    ...({ userId: id, kind: 'broadcast', message: 'broadcast' } as const),
    values: contentFor(row.texts, language),
    link: row.link,
  });
  await insertNotifications(
    tx,
    people.map((one) => ({ ...notificationFor(one), createdAt })),
  );
  await publishEventToAll(
    bus,
    tx,
    people.map(({ id }) => id),
    'notifications',
  );
  for (const one of people) if (one.wantsMail) await addJob(tx, notificationMailJob, notificationFor(one));
}
