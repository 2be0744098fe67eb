import { exportSections, unreadCounts } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { supportTexts } from '../texts.ts';
import { supportExport } from './data-export.ts';
import { supportJobs } from './jobs.ts';
import { countUnread } from './queries.ts';
import { supportRoutes } from './routes.ts';

export const supportFeature = defineFeature({
  name: 'support',
  routes: supportRoutes,
  jobs: supportJobs,
  texts: [supportTexts],
  extensions: [exportSections.with(supportExport), unreadCounts.with(countUnread)],
});
