export { profilesJobs } from './jobs.ts';
export { listForSearch } from './listed.ts';
export { createProfilePages } from './profile-pages.ts';
export { profilesRoutes } from './routes.ts';
export { seedProfile } from './seed.ts';
export { furnishProfiles, profilesExport } from './takeaway.ts';
