import { type Route, route } from '#server-kit/http/route.ts';
import { adminSettingsApi } from '../admin-contract.ts';
import { settingsApi } from '../contract.ts';
import { changeSetting, readAdminSettings } from './admin.ts';
import { readPublicSettings } from './public-settings.ts';

export const settingsRoutes: Route[] = [
  route(settingsApi.read, (call) => readPublicSettings(call, call.visitor.locale)),
  route(adminSettingsApi.read, (call) => readAdminSettings(call, call.db)),
  route(adminSettingsApi.change, (call) => changeSetting(call, call.params.key, call.body)),
];
