import { type Route, route } from '#server-kit/http/route.ts';
import { notificationsApi } from '../contract.ts';
import { broadcastRoutes } from './broadcasts/broadcast-routes.ts';
import { openEventStream } from './live.ts';
import { getMailChoices, listNotifications, readAll, setMailChoices, unsubscribe } from './service.ts';

export const notificationsRoutes: Route[] = [
  ...broadcastRoutes,
  route(notificationsApi.list, ({ db, user, visitor }) => listNotifications(db, user.id, visitor.locale)),
  route(notificationsApi.readAll, (call) => readAll(call, call.user.id)),
  route(notificationsApi.mailChoices, ({ db, user }) => getMailChoices(db, user.id)),
  route(notificationsApi.setMailChoices, (call) => setMailChoices(call, call.user.id, call.body)),
  route(notificationsApi.unsubscribe, (call) => unsubscribe(call, call.body.token)),
  route(notificationsApi.oneClick, async (call) => {
    await unsubscribe(call, call.query.token);
    return { success: true };
  }),
  route(notificationsApi.oneClickPage, async ({ query }) => ({
    location: `/unsubscribe#token=${encodeURIComponent(query.token)}`,
  })),
  route(notificationsApi.live, async ({ bus, user }) => openEventStream(bus, user.id)),
];
