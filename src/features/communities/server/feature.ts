import { exportSections } from '#features/accounts/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { communitiesTexts } from '../texts.ts';
import { communitiesExport, listUsedCommunityFiles } from './data-export.ts';
import { communitiesRoutes } from './routes.ts';
import { seedCommunities } from './seed.ts';

export const communitiesFeature = defineFeature({
  name: 'communities',
  routes: communitiesRoutes,
  texts: [communitiesTexts],
  extensions: [exportSections.with(communitiesExport), fileReferences.with(listUsedCommunityFiles)],
  seed: { demo: seedCommunities },
});
