import { defineFeature } from '#server-kit/services/feature.ts';
import { examplesRoutes } from './routes.ts';
import { seedExamples } from './seed.ts';

export const examplesFeature = defineFeature({
  name: 'examples',
  routes: examplesRoutes,
  seed: { demo: seedExamples },
});
