import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '#server-kit/files/create-file-store.ts';
import type { FileStore } from '../file-store.ts';
import { loopbackKeys, startLoopbackS3 } from './loopback-s3.ts';

/** For tests: the stores that must all behave the same. */
export interface OpenedStore {
  store: FileStore;
  close(): Promise<void>;
}

export async function openDisk(): Promise<OpenedStore> {
  const dir = await mkdtemp(join(tmpdir(), 'negia-files-'));
  const store = createFileStore({ dir: join(dir, 'made', 'on-demand') });
  return { store, close: () => rm(dir, { recursive: true, force: true }) };
}

export async function openLoopback(): Promise<OpenedStore> {
  const server = await startLoopbackS3();
  const secret = encodeURIComponent(loopbackKeys.secretAccessKey);
  const filesUrl = `s3://${loopbackKeys.accessKeyId}:${secret}@127.0.0.1:${server.port}/negia-test?region=${loopbackKeys.region}&tls=off`;
  return { store: createFileStore({ filesUrl, dir: '/nowhere' }), close: server.close };
}
