export { settingsFeature } from './feature.ts';
export {
  hasPlaceholderIssuer,
  isReadOnly,
  maintenanceNotice,
  readDayExceptions,
  readIssuer,
} from './public-settings.ts';
