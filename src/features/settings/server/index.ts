export { settingsFeature } from './feature.ts';
export {
  hasPlaceholderIssuer,
  isReadOnly,
  maintenanceNotice,
  printsCodes,
  readDayExceptions,
  readIssuer,
} from './public-settings.ts';
