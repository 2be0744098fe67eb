import { findMailOwner } from '#features/accounts/server/index.ts';
import { type Call, type Route, route } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { broadcastsApi } from '../../admin-contract.ts';
import { contentFor } from '../../broadcast.ts';
import { triedMailJob } from '../mail-job.ts';
import { notify } from '../notify.ts';
import {
  broadcastsListRoutes,
  changeDraft,
  countFor,
  createDraft,
  getBroadcast,
  pauseBroadcast,
  presentBroadcast,
  removeDraft,
  resumeBroadcast,
  sendBroadcast,
  stopBroadcast,
} from './broadcasts.ts';

export const broadcastRoutes: Route[] = [
  ...broadcastsListRoutes,
  route(broadcastsApi.count, (call) => countFor(call, call.query.audience)),
  route(broadcastsApi.get, async ({ db, params }) => presentBroadcast(await getBroadcast(db, params.id))),
  route(broadcastsApi.create, (call) => createDraft(call, call.body)),
  route(broadcastsApi.change, (call) => changeDraft(call, call.params.id, call.body)),
  route(broadcastsApi.remove, (call) => removeDraft(call, call.params.id)),
  route(broadcastsApi.test, (call) => tryBroadcast(call, call.params.id)),
  route(broadcastsApi.send, (call) => sendBroadcast(call, call.params.id, call.body.count)),
  route(broadcastsApi.pause, (call) => pauseBroadcast(call, call.params.id)),
  route(broadcastsApi.resume, (call) => resumeBroadcast(call, call.params.id)),
  route(broadcastsApi.stop, (call) => stopBroadcast(call, call.params.id)),
];

type AdminCall = Services & Pick<Call<never, never, never>, 'audit' | 'user' | 'visitor'>;

/** To whoever tries it alone: the bell and the letter as owners will see them, whatever mails they chose for themselves. */
async function tryBroadcast(call: AdminCall, id: number): Promise<{ success: boolean }> {
  const { db, user, audit, visitor } = call;
  const { texts: content, link } = await getBroadcast(db, id);
  const owner = await findMailOwner(db, user.id);
  const values = contentFor(content, owner?.language ?? visitor.locale);
  const notification = { userId: user.id, kind: 'broadcast', message: 'broadcast', values, link } as const;
  await db.transaction(async (tx) => {
    await notify(call, tx, { ...notification, mail: false });
    if (owner) await addJob(tx, triedMailJob, notification);
    await audit(tx, { action: 'notifications.test', target: { kind: 'broadcast', id } });
  });
  return { success: true };
}
