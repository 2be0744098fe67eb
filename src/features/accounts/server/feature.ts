import { subscriberCounts } from '#features/packages/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { accountsAdminTexts } from '../admin-texts.ts';
import { accountsTexts } from '../texts.ts';
import { countSubscribers } from './admin/growth-queries.ts';
import { seedDemo } from './demo.ts';
import { accountSections, exportSections } from './export/export-sections.ts';
import { accountsJobs } from './jobs.ts';
import { accountsRoutes } from './routes.ts';

export const accountsFeature = defineFeature({
  name: 'accounts',
  routes: accountsRoutes,
  jobs: accountsJobs,
  texts: [accountsTexts, accountsAdminTexts],
  extensions: [subscriberCounts.with(countSubscribers), ...accountSections.map(exportSections.with)],
  seed: { demo: seedDemo },
});
