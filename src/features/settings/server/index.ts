export { settingsFeature } from './feature.ts';
export { hasInventedIssuer, readDayExceptions, readIssuer } from './in-force.ts';
