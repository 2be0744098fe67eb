import { type Route, route } from '#server-kit/http/route.ts';
import { broadcastsApi } from '../admin-contract.ts';
import {
  changeDraft,
  countFor,
  createDraft,
  getBroadcast,
  listForAdmin,
  pauseBroadcast,
  presentBroadcast,
  removeDraft,
  resumeBroadcast,
  sendBroadcast,
  stopBroadcast,
} from './broadcasts.ts';
import { tryBroadcast } from './try-broadcast.ts';

export const broadcastRoutes: Route[] = [
  route(broadcastsApi.list, ({ db, query }) => listForAdmin(db, query)),
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
