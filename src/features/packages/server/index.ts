export { allowancesInForce, mostAllowed, type PackageInForce, packageInForce } from './in-force.ts';
export { findPackage, findPackageOfType, type PackageRow } from './queries.ts';
export { packagesRoutes } from './routes.ts';
export { seedPackages } from './service.ts';
