import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { databaseMigrationsApi } from '../contract.ts';
import { databaseMigrationsTexts } from '../texts.ts';
import { listMigrations, startMigration } from './service.ts';

export const databaseMigrationsRoutes: Route[] = [
  route(databaseMigrationsApi.list, (call) => listMigrations(call)),
  route(databaseMigrationsApi.run, (call) => startMigration(call, call.params.name)),
];

export const databaseMigrationsFeature = defineFeature({
  name: 'database-migrations',
  routes: databaseMigrationsRoutes,
  texts: [databaseMigrationsTexts],
});
