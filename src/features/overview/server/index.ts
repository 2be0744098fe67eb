export { overviewFeature, overviewRoutes } from './feature.ts';
