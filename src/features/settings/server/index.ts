export { hasPlaceholderIssuer, readDayExceptions, readIssuer } from './effective-settings.ts';
export { settingsFeature } from './feature.ts';
