import { exportSections } from '#features/accounts/server/index.ts';
import { ownerNotifiers } from '#features/profiles/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { broadcastTexts } from '../broadcast-texts.ts';
import { notificationsTexts } from '../texts.ts';
import { notificationsExports } from './data-export.ts';
import { notificationsJobs } from './jobs.ts';
import { notify } from './notify.ts';
import { notificationsRoutes } from './routes.ts';

export const notificationsFeature = defineFeature({
  name: 'notifications',
  routes: notificationsRoutes,
  jobs: notificationsJobs,
  texts: [notificationsTexts, broadcastTexts],
  extensions: [...notificationsExports.map(exportSections.with), ownerNotifiers.with(notify)],
});
