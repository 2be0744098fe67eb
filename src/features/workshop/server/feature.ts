import { defineFeature } from '#server-kit/services/feature.ts';
import { workshopTexts } from '../texts.ts';
import { workshopRoutes } from './routes.ts';

export const workshopFeature = defineFeature({
  name: 'workshop',
  routes: workshopRoutes,
  texts: [workshopTexts],
});
