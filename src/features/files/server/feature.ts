import { exportSections } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { filesApi } from '../contract.ts';
import { filesTexts } from '../texts.ts';
import { filesExport } from './data-export.ts';
import { filesJobs } from './jobs.ts';
import { listOwnFiles, storeDocument, storePicture } from './store.ts';

export const filesRoutes: Route[] = [
  route(filesApi.create, ({ body, upload, user, ...services }) =>
    body.kind === 'document'
      ? storeDocument(services, user, upload.bytes, upload.name)
      : storePicture(services, user.id, upload.bytes, upload.name, user),
  ),
  route(filesApi.list, ({ db, clock, user }) => listOwnFiles(db, user, clock.now())),
];

export const filesFeature = defineFeature({
  name: 'files',
  routes: filesRoutes,
  jobs: filesJobs,
  texts: [filesTexts],
  extensions: [exportSections.with(filesExport)],
});
