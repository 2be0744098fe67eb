export { databaseMigrationsFeature } from './feature.ts';
