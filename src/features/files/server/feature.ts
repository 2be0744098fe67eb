import { exportSections } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { filesTexts } from '../texts.ts';
import { filesExport } from './data-export.ts';
import { filesJobs } from './jobs.ts';
import { filesRoutes } from './routes.ts';

export const filesFeature = defineFeature({
  name: 'files',
  routes: filesRoutes,
  jobs: filesJobs,
  texts: [filesTexts],
  extensions: [exportSections.with(filesExport)],
});
