export { profilesJobs } from './jobs.ts';
export { findLeadCard, type LeadCard, type LeadForm } from './lead-card.ts';
export { listForSearch } from './listed.ts';
export { createProfilePages } from './profile-pages.ts';
export { profilesRoutes } from './routes.ts';
export { seedProfile } from './seed.ts';
export { findShown, listOwnProfiles, type OwnProfile } from './shown.ts';
export { furnishProfiles, profilesExport } from './takeaway.ts';
export { writeVcard } from './vcard.ts';
