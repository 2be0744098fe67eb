export { type EffectivePlan, effectiveEntitlements, effectivePlan, mostAllowed } from './effective-plan.ts';
export {
  findPackage,
  findPackageOfType,
  listPackages,
  type PackageRow,
  shownByPackage,
  type UnpricedPackage,
} from './queries.ts';
export { packagesRoutes } from './routes.ts';
export { seedEntitlements } from './seeds.ts';
export { seedPackages } from './service.ts';
