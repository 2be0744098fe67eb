import { defineFeature } from '#server-kit/services/feature.ts';
import { packageRulesTexts } from '../rules-texts.ts';
import { packagesRoutes } from './routes.ts';
import { seedPackages } from './service.ts';

export const packagesFeature = defineFeature({
  name: 'packages',
  routes: packagesRoutes,
  texts: [packageRulesTexts],
  seed: { always: seedPackages },
});
