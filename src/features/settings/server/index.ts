export { hasInventedIssuer, readDayExceptions, readIssuer } from './in-force.ts';
export { settingsRoutes } from './routes.ts';
