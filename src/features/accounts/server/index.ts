export { setRole } from './admin/admin-roles.ts';
export { restore, suspend } from './admin/admin-suspension.ts';
export { cliOperator, findAccount, makeResetLink, openAdminAccount, turnOffSecondFactor } from './admin/cli-actions.ts';
export { countNewOwners, countSuspendedOwners } from './admin/growth-queries.ts';
export { accountDeletionHandlers } from './deletion/account-deletion.ts';
export { type DemoSeed, demoSeeds, seedDemo } from './demo.ts';
export { type EffectivePlan, effectiveEntitlements, effectivePlan, maxEntitlements } from './effective-plan.ts';
export { type ExportSection, exportSections } from './export/export-sections.ts';
export { accountsFeature } from './feature.ts';
export { accountsJobs } from './jobs.ts';
export {
  canGetMail,
  findOwner,
  formerUsernameOwner,
  hasProvenEmail,
  isActiveOwner,
  isDemoCopy,
  isNotDemoCopy,
  isOfflineOwner,
  isRealOwner,
  listOwners,
  lockOwner,
  longestAdmin,
  type Owner,
  ownerColumns,
  ownerIds,
  ownerOf,
  selectOwners,
} from './owner-queries.ts';
export { effectivePackageIn, planStatusIn } from './plan-queries.ts';
export {
  findMailOwner,
  findPlanRow,
  listAdmins,
  listPlanRows,
  type MailOwner,
  saveComplimentaryPlan,
  setPaidPlan,
} from './queries.ts';
export { accountsRoutes } from './routes.ts';
export { findDemoTemplate, seedHouseOwner } from './seed-queries.ts';
export { ensureFirstAdmin } from './service.ts';
export { identify } from './session/identify.ts';
export { unreadCounts } from './unread.ts';
export { ofOwnersNamed, ownerMatches, searchUserIds } from './user-search-queries.ts';
