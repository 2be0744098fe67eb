import { mkdir, readFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { contentTypeOf } from '#server-kit/files/content-type.ts';
import type { FileStore } from '#server-kit/files/index.ts';
import { type BackedFile, filePath } from './manifest.ts';
import { writeMeasured } from './measured-file.ts';
import { BackupError } from './problem.ts';

/** Taken after the tables: a file that a row names was there before the row. */
export async function backUpFiles(store: FileStore, folder: string): Promise<BackedFile[]> {
  const backed: BackedFile[] = [];
  for await (const { key } of store.list('')) {
    const file = await backUpFile(store, key, folder);
    if (file) backed.push(file);
  }
  return backed;
}

async function backUpFile(store: FileStore, key: string, folder: string): Promise<BackedFile | undefined> {
  const stored = await store.get(key);
  // Deleted since it was listed.
  if (!stored) return undefined;
  const path = filePath(folder, key);
  await mkdir(dirname(path), { recursive: true, mode: 0o700 });
  const measured = await writeMeasured(path, stored.stream);
  if (measured.size !== stored.size) throw new BackupError(`The file ${key} came only in part: try again`);
  return { key, ...measured };
}

/** Files that the backup does not know stay: nothing names them, and they may be somebody's. */
export async function putFiles(store: FileStore, folder: string, files: readonly BackedFile[]): Promise<void> {
  for (const { key } of files)
    await store.put(key, await readFile(filePath(folder, key)), { contentType: contentTypeOf(key) });
}
