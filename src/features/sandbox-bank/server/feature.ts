import { defineFeature } from '#server-kit/services/feature.ts';
import { sandboxBankJobs } from './jobs.ts';
import { sandboxBankRoutes } from './routes.ts';

export const sandboxBankFeature = defineFeature({
  name: 'sandbox-bank',
  routes: sandboxBankRoutes,
  jobs: sandboxBankJobs,
});
