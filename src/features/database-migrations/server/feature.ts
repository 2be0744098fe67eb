import { defineFeature } from '#server-kit/services/feature.ts';
import { databaseMigrationsTexts } from '../texts.ts';
import { databaseMigrationsRoutes } from './routes.ts';

export const databaseMigrationsFeature = defineFeature({
  name: 'database-migrations',
  routes: databaseMigrationsRoutes,
  texts: [databaseMigrationsTexts],
});
