import { defineFeature } from '#server-kit/services/feature.ts';
import { auditRoutes } from './routes.ts';

export const auditFeature = defineFeature({
  name: 'audit',
  routes: auditRoutes,
});
