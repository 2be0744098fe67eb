import { exportParts } from '#features/accounts/server/index.ts';
import { fileReferences } from '#features/files/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { communitiesTexts } from '../texts.ts';
import { communitiesExport, keepCommunityFiles } from './data-export.ts';
import { communitiesRoutes } from './routes.ts';
import { seedCommunities } from './seed.ts';

export const communitiesFeature = defineFeature({
  name: 'communities',
  routes: communitiesRoutes,
  texts: [communitiesTexts],
  extensions: [exportParts.with(communitiesExport), fileReferences.with(keepCommunityFiles)],
  seed: { demo: seedCommunities },
});
