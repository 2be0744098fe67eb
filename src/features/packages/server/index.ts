export { subscriberCounts } from './admin-read.ts';
export { packagesFeature } from './feature.ts';
export {
  findEntitlements,
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  shownByPackage,
  type UnpricedPackage,
} from './queries.ts';
export { seedEntitlements } from './seeds.ts';
export { seedPackages } from './service.ts';
