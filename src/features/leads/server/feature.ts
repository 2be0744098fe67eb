import { demoSeeds, exportSections } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { leadsTexts } from '../texts.ts';
import { leadsExport, leadWebhookExport, seedDemoLeads } from './data-export.ts';
import { leadsJobs } from './jobs.ts';
import { leadsRoutes } from './routes.ts';

export const leadsFeature = defineFeature({
  name: 'leads',
  routes: leadsRoutes,
  jobs: leadsJobs,
  texts: [leadsTexts],
  extensions: [exportSections.with(leadsExport), exportSections.with(leadWebhookExport), demoSeeds.with(seedDemoLeads)],
});
