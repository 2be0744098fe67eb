import { type Route, route } from '#server-kit/http/route.ts';
import { databaseMigrationsApi } from '../contract.ts';
import { listMigrations, startMigration } from './service.ts';

export const databaseMigrationsRoutes: Route[] = [
  route(databaseMigrationsApi.list, (call) => listMigrations(call)),
  route(databaseMigrationsApi.run, (call) => startMigration(call, call.params.name)),
];
