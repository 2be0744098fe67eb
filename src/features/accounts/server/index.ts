export { onAccountDeleted } from './account-deletion.ts';
export { setRole } from './admin-roles.ts';
export { restore, suspend } from './admin-suspension.ts';
export { asCommandLine, findAccount, makeResetLink, openAdminAccount, turnOffSecondFactor } from './cli-actions.ts';
export { addDemoSeed, type DemoSeed, seedDemo } from './demo.ts';
export { type EffectivePlan, effectiveEntitlements, effectivePlan, maxEntitlements } from './effective-plan.ts';
export { addExportParts, type ExportPart } from './export-parts.ts';
export { countNewOwners, countSubscribers, countSuspendedOwners } from './growth-queries.ts';
export { identify } from './identify.ts';
export { accountsJobs } from './jobs.ts';
export {
  findMailOwner,
  findPlanFacts,
  listAdmins,
  listPlanFacts,
  type MailOwner,
  setPaidPlan,
} from './queries.ts';
export { accountsRoutes } from './routes.ts';
export { ensureFirstAdmin } from './service.ts';
export { countUnreadBy } from './unread.ts';
export { listNamed, ownerNamed } from './user-search-queries.ts';
