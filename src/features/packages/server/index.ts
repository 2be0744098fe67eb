export { allowancesInForce, mostAllowed, type PackageInForce, packageInForce } from './in-force.ts';
export {
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  shownByPackage,
  type UnpricedPackage,
} from './queries.ts';
export { packagesRoutes } from './routes.ts';
export { seedAllowances } from './seeds.ts';
export { seedPackages } from './service.ts';
