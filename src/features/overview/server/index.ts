export { overviewFeature } from './feature.ts';
export { overviewRoutes } from './routes.ts';
