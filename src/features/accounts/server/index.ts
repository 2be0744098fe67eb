export {
  cliOperator,
  endSessions,
  extendTrial,
  findAccount,
  makeResetLink,
  type Operator,
  openAdminAccount,
  restore,
  setComplimentaryPlan,
  setRole,
  suspend,
  turnOffSecondFactor,
} from './admin/admin-actions.ts';
export {
  countNewOwners,
  countSuspendedOwners,
  findBulkUsers,
  listUserIds,
  searchUsers,
} from './admin/admin-queries.ts';
export { paidPeriods } from './admin/admin-routes.ts';
export { accountDeletionHandlers } from './deletion/deletion.ts';
export { type DeletionEffectCall, deletionEffects } from './deletion/deletion-effects.ts';
export { type DemoSeed, demoMonths, demoSeeds, seedDemo } from './demo.ts';
export { type EffectivePlan, effectiveEntitlements, effectivePlan, maxEntitlements } from './effective-plan.ts';
export { type ExportSection, exportSections } from './export/exports.ts';
export { accountsFeature, accountsRoutes } from './feature.ts';
export { accountsJobs } from './jobs.ts';
export { type AccountMail, composeMail as composeAccountMail } from './mail/mails.ts';
export {
  canGetMail,
  demoIds,
  effectivePackageIn,
  findDemoTemplate,
  findOwner,
  findOwnerByMail,
  formerUsernameOwner,
  hasProvenEmail,
  isActiveOwner,
  isCustomer,
  isDemoCopy,
  isNamedOwner,
  isNotDemoCopy,
  isOfflineOwner,
  isRealOwner,
  listOwners,
  lockOwner,
  longestAdmin,
  newestNamed,
  notCustomerIds,
  type Owner,
  ofOwnersNamed,
  ownerColumns,
  ownerIds,
  ownerMatches,
  ownerName,
  ownerOf,
  planStatusIn,
  type SharedSearch,
  searchUserIds,
  seedHouseOwner,
  selectOwners,
} from './owner-queries.ts';
export { unreadCounts } from './present.ts';
export {
  findMailOwner,
  findPlanRow,
  findUnverifiedEmail,
  listAdmins,
  listPlanRows,
  listStaff,
  type MailOwner,
  saveComplimentaryPlan,
  setPaidPlan,
} from './queries.ts';
export { ensureFirstAdmin } from './service.ts';
export { identify } from './session/identify.ts';
export {
  pageOfMoments,
  type TimelinePage,
  type TimelineSource,
  timelineSources,
} from './timeline/timeline.ts';
export { timelineClauses } from './timeline/timeline-queries.ts';
