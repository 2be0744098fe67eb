export { packageMigrationFeature } from './feature.ts';
