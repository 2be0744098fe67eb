import { type Route, route } from '#server-kit/http/route.ts';
import { filesApi } from '../contract.ts';
import { listOwnFiles } from './service.ts';
import { storeDocument } from './store-document.ts';
import { storePicture } from './store-picture.ts';

export const filesRoutes: Route[] = [
  route(filesApi.create, ({ body, upload, user, ...services }) =>
    body.kind === 'document'
      ? storeDocument(services, user, upload.bytes, upload.name)
      : storePicture(services, user.id, upload.bytes, upload.name, user),
  ),
  route(filesApi.list, ({ db, clock, user }) => listOwnFiles(db, user, clock.now())),
];
