import { defineFeature } from '#server-kit/services/feature.ts';
import { overviewRoutes } from './routes.ts';

export const overviewFeature = defineFeature({
  name: 'overview',
  routes: overviewRoutes,
});
