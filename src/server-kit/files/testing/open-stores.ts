import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createFileStore } from '#server-kit/files/create-file-store.ts';
import type { FileStore } from '#server-kit/files/file-store.ts';
import { loopbackKeys, startLoopbackS3 } from './loopback-s3.ts';

/** For tests: the stores that must all behave the same. */
export interface OpenedStore {
  store: FileStore;
  close(): Promise<void>;
}

interface S3rver {
  run(): Promise<{ port: number }>;
  close(): Promise<void>;
}
type S3rverClass = new (options: object) => S3rver;

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

/** A second S3 server, written by others, so that our stand-in and our client cannot share one mistake. */
export async function openS3rver(): Promise<OpenedStore> {
  const directory = await mkdtemp(join(tmpdir(), 'negia-s3rver-'));
  const Server = createRequire(import.meta.url)('s3rver') as S3rverClass;
  const configureBuckets = [{ name: 'negia-test' }];
  const server = new Server({ address: '127.0.0.1', port: 0, silent: true, directory, configureBuckets });
  const { port } = await server.run();
  const store = createFileStore({
    filesUrl: `s3://S3RVER:S3RVER@127.0.0.1:${port}/negia-test?tls=off`,
    dir: '/nowhere',
  });
  const close = async () => {
    await server.close();
    await rm(directory, { recursive: true, force: true });
  };
  return { store, close };
}
