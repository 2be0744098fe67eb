import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { adminSettingsApi } from '../admin-contract.ts';
import { settingsApi } from '../contract.ts';
import { settingsTexts } from '../texts.ts';
import { changeSetting, readAdminSettings } from './admin.ts';
import { readPublicSettings } from './public-settings.ts';

export const settingsRoutes: Route[] = [
  route(settingsApi.read, (call) => readPublicSettings(call, call.visitor.locale)),
  route(adminSettingsApi.read, (call) => readAdminSettings(call, call.db)),
  route(adminSettingsApi.change, (call) => changeSetting(call, call.params.key, call.body)),
];

export const settingsFeature = defineFeature({ name: 'settings', routes: settingsRoutes, texts: [settingsTexts] });
