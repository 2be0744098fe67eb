export { createFileStore, type FileStoreOptions } from './create-file-store.ts';
export { type FileStore, FileStoreError, type ListedFile, type StoredFile } from './file-store.ts';
export { type BundledFile, withBundled } from './with-bundled.ts';
