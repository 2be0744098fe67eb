import { route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { bulkProfilesApi, bulkUsersApi } from '../contract.ts';
import { bulkTexts } from '../texts.ts';
import { bulkJobs } from './jobs.ts';
import { getRun, preview, start } from './service.ts';

export const bulkActionsFeature = defineFeature({
  name: 'bulk-actions',
  routes: [
    route(bulkUsersApi.preview, (call) => preview(call, 'users', call.body)),
    route(bulkUsersApi.start, (call) => start(call, 'users', call.body)),
    route(bulkUsersApi.find, ({ db, params }) => getRun(db, 'users', params.id)),
    route(bulkProfilesApi.preview, (call) => preview(call, 'profiles', call.body)),
    route(bulkProfilesApi.start, (call) => start(call, 'profiles', call.body)),
    route(bulkProfilesApi.find, ({ db, params }) => getRun(db, 'profiles', params.id)),
  ],
  jobs: bulkJobs,
  texts: [bulkTexts],
});
