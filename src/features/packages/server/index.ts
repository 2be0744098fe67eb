export { subscriberCounts } from './admin.ts';
export { packagesFeature } from './feature.ts';
export {
  entitlementsByPackage,
  findEntitlements,
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  type UnpricedPackage,
} from './queries.ts';
export { seedEntitlements } from './seeds.ts';
export { seedPackages } from './service.ts';
