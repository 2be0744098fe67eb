import { accountDeletionHandlers, exportSections } from '#features/accounts/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { paymentsTexts } from '../texts.ts';
import { paymentsExport } from './data-export.ts';
import { paymentsJobs } from './jobs.ts';
import { dropMethodsOf } from './methods/method-end.ts';
import { paymentsRoutes } from './routes.ts';

export const paymentsFeature = defineFeature({
  name: 'payments',
  routes: paymentsRoutes,
  jobs: paymentsJobs,
  texts: [paymentsTexts],
  extensions: [exportSections.with(paymentsExport), accountDeletionHandlers.with(dropMethodsOf)],
});
