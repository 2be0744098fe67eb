import { defineFeature } from '#server-kit/services/feature.ts';
import { errorReportsJobs } from './jobs.ts';
import { errorReportsRoutes } from './routes.ts';

export const errorReportsFeature = defineFeature({
  name: 'error-reports',
  routes: errorReportsRoutes,
  jobs: errorReportsJobs,
});
