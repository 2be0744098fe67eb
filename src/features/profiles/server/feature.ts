import { demoSeeds, exportSections } from '#features/accounts/server/index.ts';
import { profileFiles } from '#features/files/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { profilesTexts } from '../texts.ts';
import { profilesExport, seedDemoProfiles } from './data-export.ts';
import { profilesJobs } from './jobs.ts';
import { filesOfProfiles } from './reference-queries.ts';
import { profilesRoutes } from './routes.ts';

export const profilesFeature = defineFeature({
  name: 'profiles',
  routes: profilesRoutes,
  jobs: profilesJobs,
  texts: [profilesTexts],
  extensions: [
    exportSections.with(profilesExport),
    demoSeeds.with(seedDemoProfiles),
    profileFiles.with(filesOfProfiles),
  ],
});
