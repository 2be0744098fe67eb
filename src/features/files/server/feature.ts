import { type ExportSection, exportSections } from '#features/accounts/server/index.ts';
import { type Route, route } from '#server-kit/http/route.ts';
import { defineFeature } from '#server-kit/services/feature.ts';
import { filesApi } from '../contract.ts';
import { filesTexts } from '../texts.ts';
import { filesJobs } from './jobs.ts';
import { listAllFiles } from './queries.ts';
import { listOwnFiles, presentFile, storeDocument, storePicture } from './store.ts';

export const filesRoutes: Route[] = [
  route(filesApi.create, ({ body, upload, user, ...services }) =>
    body.kind === 'document'
      ? storeDocument(services, user, upload.bytes, upload.name)
      : storePicture(services, user.id, upload.bytes, upload.name, user),
  ),
  route(filesApi.list, ({ db, clock, user }) => listOwnFiles(db, user, clock.now())),
];

/** The owner's uploads by URL; the files can be downloaded from there. */
const filesExport: ExportSection = {
  name: 'files',
  read: async (db, userId) => (await listAllFiles(db, userId)).map(presentFile),
};

export const filesFeature = defineFeature({
  name: 'files',
  routes: filesRoutes,
  jobs: filesJobs,
  texts: [filesTexts],
  extensions: [exportSections.with(filesExport)],
});
