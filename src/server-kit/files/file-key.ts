import { FileStoreError } from './file-store.ts';

const keyMax = 200;
/** No part begins or ends with a dot or holds two in a row: `..`, hidden files and Windows' lost dots cannot be named. */
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
