import { createDiskStore } from './disk-store.ts';
import type { FileStore } from './file-store.ts';
import { parseS3Url } from './s3-protocol.ts';
import { createS3Store } from './s3-store.ts';

export interface FileStoreOptions {
  /** `s3://…`, see `parseS3Url`. Without it files are stored in `dir`. */
  filesUrl?: string | undefined;
  dir: string;
}

export function createFileStore({ filesUrl, dir }: FileStoreOptions): FileStore {
  return filesUrl ? createS3Store(parseS3Url(filesUrl)) : createDiskStore(dir);
}
