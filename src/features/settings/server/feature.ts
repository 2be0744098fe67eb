import { defineFeature } from '#server-kit/services/feature.ts';
import { settingsTexts } from '../texts.ts';
import { settingsRoutes } from './routes.ts';

export const settingsFeature = defineFeature({
  name: 'settings',
  routes: settingsRoutes,
  texts: [settingsTexts],
});
