import { defineFeature } from '#server-kit/services/feature.ts';
import { packageMigrationTexts } from '../texts.ts';
import { packageMigrationJobs } from './jobs.ts';
import { packageMigrationRoutes } from './routes.ts';

export const packageMigrationFeature = defineFeature({
  name: 'package-migration',
  routes: packageMigrationRoutes,
  jobs: packageMigrationJobs,
  texts: [packageMigrationTexts],
});
