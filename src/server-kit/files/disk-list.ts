import type { Dirent } from 'node:fs';
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { isFileKey } from './file-key.ts';
import type { ListedFile } from './file-store.ts';

export async function* listDisk(dir: string, prefix: string): AsyncIterable<ListedFile> {
  const folder = prefix.slice(0, prefix.lastIndexOf('/') + 1);
  for await (const key of walk(dir, folder)) {
    const stats = key.startsWith(prefix) ? await stat(join(dir, key)).catch(ifGone) : undefined;
    if (stats) yield { key, size: stats.size, modifiedAt: stats.mtime };
  }
}

/** Names that are no keys, such as the folder of half-written files, are not ours to show. */
async function* walk(dir: string, folder: string): AsyncIterable<string> {
  const entries: Dirent[] = (await readdir(join(dir, folder), { withFileTypes: true }).catch(ifGone)) ?? [];
  for (const entry of entries) {
    const key = `${folder}${entry.name}`;
    if (!isFileKey(key)) continue;
    if (entry.isDirectory()) yield* walk(dir, `${key}/`);
    else yield key;
  }
}

/** A listing runs while files come and go; any other trouble must not pass for an empty store. */
function ifGone(error: NodeJS.ErrnoException): undefined {
  if (error.code !== 'ENOENT' && error.code !== 'ENOTDIR') throw error;
}
