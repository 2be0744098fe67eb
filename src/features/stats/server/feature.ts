import { demoSeeds } from '#features/accounts/server/index.ts';
import { profileFigures } from '#features/profiles/server/index.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { statsServerTexts } from '../texts.ts';
import { seedDemoStats } from './demo.ts';
import { figuresOf } from './figures.ts';
import { statsJobs } from './jobs.ts';
import { statsRoutes } from './routes.ts';

export const statsFeature = defineFeature({
  name: 'stats',
  routes: statsRoutes,
  jobs: statsJobs,
  texts: [statsServerTexts],
  extensions: [demoSeeds.with(seedDemoStats), profileFigures.with(figuresOf)],
});
