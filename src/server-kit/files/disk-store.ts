import { randomUUID } from 'node:crypto';
import type { Dirent, Stats } from 'node:fs';
import { open, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { assertContentType, contentTypeOf } from './content-type.ts';
import {
  assertFileKey,
  assertFilePrefix,
  type FileEntry,
  type FileStore,
  FileStoreError,
  isFileKey,
  type StoredFile,
} from './file-store.ts';
import { writeAtomic } from './write-atomic.ts';

const staleAfterMs = 60 * 60 * 1000;

/** Removes partial files of killed processes. Recent ones may belong to a process that is still writing. */
async function removeStaleFiles(folder: string): Promise<void> {
  const names = await readdir(folder).catch(() => []);
  for (const name of names) {
    const path = join(folder, name);
    const age = await stat(path).then(
      (stats) => Date.now() - stats.mtimeMs,
      () => 0,
    );
    if (age > staleAfterMs) await rm(path, { force: true });
  }
}

/** Not reachable by any key, because no part of a key begins with a dot. */
const temporaryFolderName = '.parts';

export function createDiskStore(dir: string): FileStore {
  const temporaryFolder = join(dir, temporaryFolderName);
  let cleanup: Promise<void> | undefined;

  return {
    async put(key, bytes, { contentType }) {
      assertFileKey(key);
      assertContentType(key, contentType);
      cleanup ??= removeStaleFiles(temporaryFolder);
      await cleanup;
      await writeAtomic(join(dir, key), bytes, join(temporaryFolder, randomUUID())).catch(rethrowAs(`put ${key}`));
    },
    async get(key) {
      assertFileKey(key);
      return unlessMissing(openFile(join(dir, key), key), `get ${key}`);
    },
    async has(key) {
      assertFileKey(key);
      return (await findFile(join(dir, key), `look for ${key}`)) !== undefined;
    },
    async delete(key) {
      assertFileKey(key);
      if (await findFile(join(dir, key), `delete ${key}`)) await rm(join(dir, key), { force: true });
    },
    list(prefix) {
      assertFilePrefix(prefix);
      return listDisk(dir, prefix);
    },
    async close() {},
  };
}

async function findFile(path: string, step: string): Promise<Stats | undefined> {
  const stats = await unlessMissing(stat(path), step);
  return stats?.isFile() ? stats : undefined;
}

/** The size of the opened file itself, even if it is replaced meanwhile. */
async function openFile(path: string, key: string): Promise<StoredFile | undefined> {
  const file = await open(path, 'r');
  const stats = await file.stat();
  if (!stats.isFile()) {
    await file.close();
    return undefined;
  }
  return { stream: file.createReadStream(), contentType: contentTypeOf(key), size: stats.size };
}

const missing = new Set(['ENOENT', 'ENOTDIR', 'EISDIR']);

async function unlessMissing<T>(work: Promise<T>, step: string): Promise<T | undefined> {
  return work.catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && missing.has(String(error.code))) return undefined;
    return rethrowAs(step)(error);
  });
}

function rethrowAs(step: string): (cause: unknown) => never {
  return (cause) => {
    const reason = cause instanceof Error ? cause.message : String(cause);
    throw new FileStoreError(`The disk could not ${step}: ${reason}`, { cause });
  };
}

async function* listDisk(dir: string, prefix: string): AsyncIterable<FileEntry> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for await (const key of walk(dir, folder)) {
    const stats = key.startsWith(prefix) ? await stat(join(dir, key)).catch(ignoreMissing) : undefined;
    if (stats) yield { key, size: stats.size, modifiedAt: stats.mtime };
  }
}

/** Skips names that are not valid keys, such as the folder of partial files. */
async function* walk(dir: string, folder: string): AsyncIterable<string> {
  const entries: Dirent[] = (await readdir(join(dir, folder), { withFileTypes: true }).catch(ignoreMissing)) ?? [];
  for (const entry of entries) {
    const key = `${folder}${entry.name}`;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* walk(dir, `${key}/`);
    else yield key;
  }
}

/** Files may appear and disappear during a listing; any other error must not look like an empty store. */
function ignoreMissing(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
