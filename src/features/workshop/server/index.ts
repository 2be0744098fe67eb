export { workshopFeature } from './feature.ts';
export { workshopRoutes } from './routes.ts';
