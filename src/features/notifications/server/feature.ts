import { exportSections } from '#features/accounts/server/index.ts';
import { auditTargetNames } from '#features/audit/server/index.ts';
import { ownerNotifiers } from '#features/profiles/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { broadcastTexts } from '../broadcast-texts.ts';
import { notificationsApi } from '../contract.ts';
import { notificationsTexts } from '../texts.ts';
import { broadcastNames, broadcastRoutes } from './broadcasts/broadcasts.ts';
import { notificationsExports } from './data-export.ts';
import { notificationsJobs } from './jobs.ts';
import { openEventStream } from './live.ts';
import { notify } from './mails.ts';
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

export const notificationsFeature = defineFeature({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: notificationsJobs,
  texts: [notificationsTexts, broadcastTexts],
  extensions: [
    ...notificationsExports.map(exportSections.with),
    ownerNotifiers.with(notify),
    auditTargetNames.with(broadcastNames),
  ],
});
