import { accountDeletionHandlers, exportSections } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { tagsTexts } from '../texts.ts';
import { forgetTagOwners, tagsExport } from './data-export.ts';
import { tagsJobs } from './jobs.ts';
import { tagsRoutes } from './routes.ts';

export const tagsFeature = defineFeature({
  name: 'tags',
  routes: tagsRoutes,
  jobs: tagsJobs,
  texts: [tagsTexts],
  extensions: [exportSections.with(tagsExport), accountDeletionHandlers.with(forgetTagOwners)],
});
