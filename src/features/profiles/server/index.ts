export { profilesJobs } from './jobs.ts';
export { type ListedProfile, listForSearch } from './listed.ts';
export { createProfilePages } from './profile-pages.ts';
export { profilesRoutes } from './routes.ts';
export { type SeededProfile, seedProfile } from './seed.ts';
export { furnishProfiles, profilesExport } from './takeaway.ts';
