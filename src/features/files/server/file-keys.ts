import { createHash } from 'node:crypto';
import type { PictureFormat } from '../picture-id.ts';

export const picturesFolder = 'pictures/';
export const documentsFolder = 'documents/';

const letters = 'abcdefghijklmnopqrstuvwxyz234567';
const hashLength = 22;

/** 110 bits of SHA-256 in lowercase letters and digits, as storage keys require. */
export function contentHash(bytes: Buffer): string {
  const digest = createHash('sha256').update(bytes).digest();
  let value = digest.readBigUInt64BE(0) * 2n ** 64n + digest.readBigUInt64BE(8);
  let text = '';
  for (let at = 0; at < hashLength; at += 1) {
    text += letters[Number(value % 32n)];
    value /= 32n;
  }
  return text;
}

export const pictureKey = (hash: string, width: number, format: PictureFormat): string =>
  `${picturesFolder}${hash}-${width}.${format}`;

/** Key prefix of all variants of one picture. */
export const picturePrefix = (hash: string): string => `${picturesFolder}${hash}-`;

export const documentId = (hash: string): string => `d_${hash}`;
export const documentKey = (hash: string): string => `${documentsFolder}${hash}.pdf`;

/** Extracts the hash from a key of either folder. */
export const hashInKey = (key: string): string | undefined =>
  /^(?:pictures\/([a-z\d]{22})-|documents\/([a-z\d]{22})\.)/.exec(key)?.slice(1).find(Boolean);
