import { findMailOwner } from '#features/accounts/server/index.ts';
import type { Call } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { wordsFor } from '../broadcast.ts';
import { getBroadcast } from './broadcasts.ts';
import { triedMailJob } from './mail-job.ts';
import { notify } from './notify.ts';

type AdminCall = Services & Pick<Call<never, never, never>, 'audit' | 'user' | 'visitor'>;

/** To whoever tries it alone: the bell and the letter as owners will see them, whatever mails they chose for themselves. */
export async function tryBroadcast(call: AdminCall, id: number): Promise<{ success: boolean }> {
  const { db, user, audit, visitor } = call;
  const { words, link } = await getBroadcast(db, id);
  const owner = await findMailOwner(db, user.id);
  const values = wordsFor(words, owner?.language ?? visitor.locale);
  const news = { userId: user.id, kind: 'broadcast', message: 'broadcast', values, link } as const;
  await db.transaction(async (tx) => {
    await notify(call, tx, { ...news, mail: false });
    if (owner) await addJob(tx, triedMailJob, news);
    await audit(tx, { action: 'notifications.test', target: { kind: 'broadcast', id } });
  });
  return { success: true };
}
