import { randomBytes } from 'node:crypto';
import type { Db } from '#server-kit/db/database.ts';
import { runHashing } from '../session/hashing.ts';
import { hashOf } from '../session/session.ts';
import { deleteRecoveryCode, findRecoverySalt, type RecoveryHash, replaceRecoveryCodes } from './recovery-queries.ts';

const codeCount = 10;
const alphabet = 'abcdefghijklmnopqrstuvwxyz234567';
/** Sixteen characters of five bits each. */
const length = 16;
/** Legacy codes: fifty bits, hashed with SHA-256. They work until new ones are generated. */
const oldLength = 10;

const newCode = (): string => Array.from(randomBytes(length), (byte) => alphabet[byte % alphabet.length]).join('');

/** One salt per set, so that a single hash finds a code among all of them. */
async function derive(codes: readonly string[], salt: Buffer): Promise<RecoveryHash[]> {
  const hashes = await runHashing({ kind: 'derive', secrets: codes, salt: salt.toString('base64') });
  return String(hashes)
    .split(' ')
    .map((hash) => ({ codeHash: Buffer.from(hash, 'base64'), salt }));
}

/** Codes are shown once; only hashes are stored. */
export async function makeRecoveryCodes(db: Db, userId: number): Promise<string[]> {
  const codes = Array.from({ length: codeCount }, newCode);
  await replaceRecoveryCodes(db, userId, await derive(codes, randomBytes(16)));
  return codes.map((code) => code.replace(/(.{4})(?=.)/g, '$1-'));
}

export async function consumeRecoveryCode(db: Db, userId: number, code: string): Promise<boolean> {
  if (code.length === oldLength) return deleteRecoveryCode(db, userId, { codeHash: hashOf(code), salt: null });
  const salt = await findRecoverySalt(db, userId);
  const [hash] = salt ? await derive([code], salt) : [];
  return hash ? deleteRecoveryCode(db, userId, hash) : false;
}
