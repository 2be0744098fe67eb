export { listClaimedNames, markPrinted } from './addresses/address-queries.ts';
export { countPublished } from './count-queries.ts';
export { profilesExport } from './data-export.ts';
export { type ExampleRow, exampleIds, hasExamples, listExampleRows } from './example-queries.ts';
export { listExceedingProfiles } from './exceeding-queries.ts';
export { ownerNotifiers, profileFigures } from './extension-points.ts';
export { profilesFeature } from './feature.ts';
export { listForSearch } from './indexable.ts';
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
export { findVisibleProfiles, listProfileSummaries, type ProfileSummary } from './summaries.ts';
export { findVisibleProfile, listOwnProfiles, type OwnProfile } from './visible-profiles.ts';
