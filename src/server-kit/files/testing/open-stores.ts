import { join } from 'node:path';
import { createFileStore } from '#server-kit/files/create-file-store.ts';
import { closeAfterwards } from '#server-kit/testing/close-afterwards.ts';
import { temporaryFolder } from '#server-kit/testing/temporary-folder.ts';
import type { FileStore } from '../file-store.ts';
import { loopbackKeys, startLoopbackS3 } from './loopback-s3.ts';

/** For tests: one of the file stores, all of which must behave the same. */
export async function openDisk(): Promise<FileStore> {
  return closedAfterwards(createFileStore({ dir: join(await temporaryFolder(), 'made', 'on-demand') }));
}

export async function openLoopback(): Promise<FileStore> {
  const server = await startLoopbackS3();
  const secret = encodeURIComponent(loopbackKeys.secretAccessKey);
  const filesUrl = `s3://${loopbackKeys.accessKeyId}:${secret}@127.0.0.1:${server.port}/negia-test?region=${loopbackKeys.region}&tls=off`;
  return closedAfterwards(createFileStore({ filesUrl, dir: '/nowhere' }));
}

function closedAfterwards(store: FileStore): FileStore {
  closeAfterwards(() => store.close());
  return store;
}
