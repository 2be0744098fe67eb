import { defineFeature } from '#server-kit/services/feature.ts';
import { dashboardRoutes } from './routes.ts';

export const dashboardFeature = defineFeature({
  name: 'dashboard',
  routes: dashboardRoutes,
});
