export { listClaimedNames, markPrinted } from './addresses/address-queries.ts';
export { findBulkProfiles, listProfileIds, searchProfiles } from './admin/admin-queries.ts';
export { getForAdmin as getProfileForAdmin, restoreProfile, suspendProfile } from './admin/admin-routes.ts';
export { composeSuspension as composeProfileSuspension } from './admin/suspension-mail.ts';
export { profilesExport } from './data-export.ts';
export { ownerNotifiers, type ProfileObserver, profileFigures, profileObservers } from './extension-points.ts';
export { profilesFeature } from './feature.ts';
export { canonicalPath, statusOf } from './present.ts';
export { findLeadProfile, type LeadForm, type LeadProfile } from './public/lead-profile.ts';
export { createProfilePages } from './public/profile-pages.ts';
export { writeVcard } from './public/vcard.ts';
export {
  demoProfileIds,
  hasPublishedProfile,
  listEverPublished,
  lockOwnProfile,
  namesOfProfiles,
  ownProfilesJson,
  profileColumns,
  profileExists,
  profileOf,
  selectProfileIds,
} from './reference-queries.ts';
export { seedProfile } from './seed.ts';
export {
  findVisibleProfile,
  findVisibleProfiles,
  listForSearch,
  listOwnProfiles,
  listProfileSummaries,
  type OwnProfile,
  type ProfileSummary,
} from './summaries.ts';
export {
  countPublished,
  type ExampleRow,
  exampleIds,
  hasExamples,
  listExampleRows,
  listExceedingProfiles,
} from './summary-queries.ts';
