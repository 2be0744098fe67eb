import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import type { FileStore } from './file-store.ts';

export interface BundledFile {
  readonly path: string;
  readonly contentType: string;
}

/** A store that also serves files bundled with the product; they are read in place and never copied. */
export const withBundled = (store: FileStore, bundled: ReadonlyMap<string, BundledFile>): FileStore => ({
  put: (...parameters) => store.put(...parameters),
  delete: (key) => store.delete(key),
  list: (prefix) => store.list(prefix),
  close: () => store.close(),
  has: async (key) => bundled.has(key) || store.has(key),
  get: async (key) => {
    const file = bundled.get(key);
    if (!file) return store.get(key);
    const { size } = await stat(file.path);
    return { stream: createReadStream(file.path), contentType: file.contentType, size };
  },
});
