export { workshopRoutes } from './routes.ts';
