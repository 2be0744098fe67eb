export { settingsFeature } from './feature.ts';
export { hasPlaceholderIssuer, readDayExceptions, readIssuer } from './public-settings.ts';
