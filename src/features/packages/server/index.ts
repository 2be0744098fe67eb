export { allowancesInForce, mostAllowed, type PackageInForce, packageInForce } from './in-force.ts';
export { packagesRoutes } from './routes.ts';
export { seedPackages } from './service.ts';
