export { packagesRoutes } from './routes.ts';
export { seedPackages } from './service.ts';
