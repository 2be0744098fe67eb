import { createHmac, timingSafeEqual } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { Db } from '#server-kit/db/database.ts';
import { UnreadableSecret } from '#server-kit/secrets/secrets.ts';
import { seedColumn } from '../../secret-columns.ts';
import { claimSecondFactorStep, type User } from '../queries.ts';
import { type AccountsCall, recordEvent } from '../session/session.ts';
import { consumeRecoveryCode } from './recovery-codes.ts';

const stepSeconds = 30;
const guesses = { points: 10, seconds: 3_600, by: 'account' } as const;

export const stepAt = (time: Date): number => Math.floor(time.getTime() / 1000 / stepSeconds);

/** RFC 6238 with the parameters that every authenticator app expects: SHA-1, six digits, thirty seconds. */
export function codeOf(secret: Buffer, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const mac = createHmac('sha1', secret).update(counter).digest();
  const offset = (mac.at(-1) ?? 0) & 0xf;
  return String((mac.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0');
}

/** The step that a code belongs to; tolerates phone clocks that are off by half a minute. */
export function stepOf(secret: Buffer, code: string, now: Date): number | undefined {
  const sent = Buffer.from(code);
  return [0, -1, 1]
    .map((shift) => stepAt(now) + shift)
    .find((step) => sent.length === 6 && timingSafeEqual(Buffer.from(codeOf(secret, step)), sent));
}

/** Returns false if the account has no second factor. Throws if one is needed and the code is missing or wrong. */
export async function checkSecondFactor(
  call: Pick<AccountsCall, 'db' | 'clock' | 'limits' | 'log' | 'secrets' | 'visitor'>,
  user: User,
  code: string | undefined,
): Promise<boolean> {
  const { db, clock, limits, secrets, log } = call;
  const { id, secondFactorSecret, secondFactorSince } = user;
  if (!secondFactorSecret || !secondFactorSince) return false;
  if (code === undefined) throw codeError('accounts.code.needed');
  await limits.consume('second-factor', String(id), guesses);
  const seed = readSeed(secrets, user);
  if (!seed) log.error({ userId: id }, 'second factor cannot be decrypted: its key is missing');
  const step = seed && stepOf(seed, code, clock.now());
  const isGood = code.length > 6 ? await consumeRecoveryCode(db, id, code) : await claimStep(db, id, step);
  const kind = isGood ? 'second-factor-used' : 'second-factor-failed';
  await recordEvent(db, call, { userId: id, kind, detail: code.length === 6 ? 'app' : 'recovery-code' });
  if (!isGood) throw seed ? codeError('accounts.code.wrong') : unreadable();
  await limits.reward('second-factor', String(id), guesses);
  return true;
}

const claimStep = async (db: Db, id: number, step: number | undefined): Promise<boolean> =>
  step !== undefined && (await claimSecondFactorStep(db, id, step));

/** Undefined if it is encrypted with a missing key: the sign-in is then refused, but not as a wrong code. */
export function readSeed(secrets: AccountsCall['secrets'], { id, secondFactorSecret }: User): Buffer | undefined {
  try {
    return secondFactorSecret ? secrets.decrypt(secondFactorSecret, seedColumn, id) : undefined;
  } catch (error) {
    if (error instanceof UnreadableSecret) return undefined;
    throw error;
  }
}

const unreadable = (): AppError =>
  new AppError('unavailable', { message: 'accounts.code.unreadable', fields: { code: 'accounts.code.unreadable' } });

/** The page prompts for the code when the error names that field. */
const codeError = (key: 'accounts.code.needed' | 'accounts.code.wrong'): AppError =>
  new AppError('unauthenticated', { message: key, fields: { code: key } });
