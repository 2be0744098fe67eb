import { type Route, route } from '#server-kit/http/route.ts';
import { adminProfilesApi } from '../admin-contract.ts';
import { getForAdmin, listProfilesForAdmin, profilesTable } from './admin-read.ts';
import { restoreProfile, suspendProfile } from './admin-suspend.ts';

export const adminProfilesRoutes: Route[] = [
  route(adminProfilesApi.list, (call) => listProfilesForAdmin(call, call.query)),
  route(adminProfilesApi.csv, (call) => profilesTable(call, call.query)),
  route(adminProfilesApi.find, (call) => getForAdmin(call, call.db, call.params.id)),
  route(adminProfilesApi.suspend, (call) => suspendProfile(call, call.params.id, call.body.reason)),
  route(adminProfilesApi.restore, (call) => restoreProfile(call, call.params.id)),
];
