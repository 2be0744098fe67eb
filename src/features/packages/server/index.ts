export {
  findEntitlements,
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  shownByPackage,
  type UnpricedPackage,
} from './queries.ts';
export { createPackagesRoutes } from './routes.ts';
export { seedEntitlements } from './seeds.ts';
export { seedPackages } from './service.ts';
