export { workshopFeature, workshopRoutes } from './feature.ts';
