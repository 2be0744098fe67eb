export { createFileStore, type FileStoreOptions } from './create-file-store.ts';
export { type FileEntry, type FileStore, FileStoreError, type StoredFile } from './file-store.ts';
export { type BundledFile, withBundled } from './with-bundled.ts';
