import { randomBytes } from 'node:crypto';
import type { Db } from '#server-kit/db/database.ts';
import { deleteRecoveryCode, replaceRecoveryCodes } from './recovery-queries.ts';
import { hashOf } from './session.ts';

const howMany = 10;
const letters = 'abcdefghijklmnopqrstuvwxyz234567';

/** Fifty bits each: a fast hash is enough, and the limits leave ten guesses an hour. */
const newCode = (): string => Array.from(randomBytes(10), (byte) => letters[byte % letters.length]).join('');

/** Shown once; only hashes stay. */
export async function makeRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: howMany }, newCode);
  await replaceRecoveryCodes(db, userId, codes.map(hashOf));
  return codes.map((code) => `${code.slice(0, 5)}-${code.slice(5)}`);
}

export const takeRecoveryCode = (db: Db, userId: number, code: string): Promise<boolean> =>
  deleteRecoveryCode(db, userId, hashOf(code));
