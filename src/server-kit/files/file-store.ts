import type { Readable } from 'node:stream';

/** Must be read to the end or destroyed: until then it holds an open file or connection. */
export interface StoredFile {
  readonly stream: Readable;
  readonly contentType: string;
  readonly size: number;
}

export interface FileEntry {
  readonly key: string;
  readonly size: number;
  readonly modifiedAt: Date;
}

/**
 * Bytes by key. `put` replaces the previous content atomically. On disk a key cannot also be a folder, so no key may
 * begin with another key and a slash.
 */
export interface FileStore {
  put(key: string, bytes: Uint8Array, options: { contentType: string }): Promise<void>;
  get(key: string): Promise<StoredFile | undefined>;
  has(key: string): Promise<boolean>;
  /** Does nothing if the key does not exist. */
  delete(key: string): Promise<void>;
  /** All keys with this prefix, in no guaranteed order. */
  list(prefix: string): AsyncIterable<FileEntry>;
  close(): Promise<void>;
}

export class FileStoreError extends Error {
  /** The store's response, e.g. 403 and `SignatureDoesNotMatch`. */
  readonly status: number | undefined;
  readonly code: string | undefined;

  constructor(message: string, options: { status?: number; code?: string | undefined; cause?: unknown } = {}) {
    super(message, { cause: options.cause });
    this.name = 'FileStoreError';
    this.status = options.status;
    this.code = options.code;
  }
}

const keyMax = 200;
/** No part begins or ends with a dot or has two in a row: no `..`, hidden file or trailing dot, which Windows drops. */
const segment = '[a-z0-9_-]+(?:\\.[a-z0-9_-]+)*';
const keyShape = new RegExp(`^${segment}(?:/${segment})*$`);
const prefixShape = new RegExp(`^(?:${segment}/)*(?:${segment}\\.?)?$`);

export function isFileKey(key: string): boolean {
  return key.length <= keyMax && keyShape.test(key);
}

export function assertFileKey(key: string): void {
  if (!isFileKey(key)) throw new FileStoreError(`Not a file key: ${JSON.stringify(key.slice(0, keyMax))}`);
}

export function assertFilePrefix(prefix: string): void {
  if (prefix.length > keyMax || !prefixShape.test(prefix)) {
    throw new FileStoreError(`Not a file prefix: ${JSON.stringify(prefix.slice(0, keyMax))}`);
  }
}
