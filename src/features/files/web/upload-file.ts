import type { Api } from '#web-kit/api/api-client.ts';
import type { UploadOptions } from '#web-kit/api/upload.ts';
import { filesApi, type StoredFile } from '../contract.ts';

export interface FileUploadOptions extends UploadOptions {
  /** As the owner called it. */
  readonly name?: string;
}

/** One picture as it is: see `shrinkPicture` for those that come straight from a camera. */
export const uploadPicture = (
  api: Api,
  picture: Blob,
  { name = 'picture', ...options }: FileUploadOptions = {},
): Promise<StoredFile> => api.upload(filesApi.create, { file: picture, name, fields: { kind: 'picture' } }, options);

export const uploadDocument = (
  api: Api,
  document: Blob,
  { name = 'document.pdf', ...options }: FileUploadOptions = {},
): Promise<StoredFile> => api.upload(filesApi.create, { file: document, name, fields: { kind: 'document' } }, options);
