import { demoSeeds, exportSections, timelineSources } from '#features/accounts/server/index.ts';
import { auditTargetNames } from '#features/audit/server/index.ts';
import { profileFiles } from '#features/files/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { profilesApi } from '../contract.ts';
import { profilesTexts } from '../texts.ts';
import { checkAddress, setAddress } from './addresses/addresses.ts';
import { adminProfilesRoutes } from './admin/admin-routes.ts';
import { createProfile, duplicateProfile } from './create.ts';
import { profilesExport, seedDemoProfiles } from './data-export.ts';
import { profilesJobs } from './jobs.ts';
import {
  getProfile,
  listProfiles,
  listRemoved,
  ownEntitlements,
  removeProfile,
  restoreDeleted,
  restoreVersion,
  saveDraft,
} from './own.ts';
import * as publishing from './publish.ts';
import { filesOfProfiles, namesOfProfiles } from './reference-queries.ts';
import { profilesTimeline } from './timeline-queries.ts';

export const profilesRoutes: Route[] = [
  route(profilesApi.list, (call) => listProfiles(call)),
  route(profilesApi.entitlements, (call) => ownEntitlements(call)),
  route(profilesApi.deleted, (call) => listRemoved(call)),
  route(profilesApi.checkAddress, (call) => checkAddress(call, call.query)),
  route(profilesApi.create, (call) => createProfile(call, call.body)),
  route(profilesApi.get, (call) => getProfile(call, call.params.id)),
  route(profilesApi.save, (call) => saveDraft(call, call.params.id, call.body.document, call.body.version)),
  route(profilesApi.publish, (call) => publishing.publishProfile(call, call.params.id)),
  route(profilesApi.pause, (call) => publishing.pauseProfile(call, call.params.id)),
  route(profilesApi.resume, (call) => publishing.resumeProfile(call, call.params.id)),
  route(profilesApi.makePrimary, (call) => publishing.makePrimary(call, call.params.id)),
  route(profilesApi.remove, (call) => removeProfile(call, call.params.id)),
  route(profilesApi.bringBack, (call) => restoreDeleted(call, call.params.id)),
  route(profilesApi.duplicate, (call) => duplicateProfile(call, call.params.id)),
  route(profilesApi.setAddress, (call) => setAddress(call, call.params.id, call.body)),
  route(profilesApi.versions, (call) => publishing.listPublishedVersions(call, call.params.id)),
  route(profilesApi.restore, (call) => restoreVersion(call, call.params.id, call.body.versionId)),
  ...adminProfilesRoutes,
];

export const profilesFeature = defineFeature({
  name: 'profiles',
  routes: profilesRoutes,
  jobs: profilesJobs,
  texts: [profilesTexts],
  extensions: [
    exportSections.with(profilesExport),
    ...profilesTimeline.map(timelineSources.with),
    demoSeeds.with(seedDemoProfiles),
    profileFiles.with(filesOfProfiles),
    auditTargetNames.with({ kind: 'profile', find: namesOfProfiles }),
  ],
});
