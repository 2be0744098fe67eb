import { randomBytes } from 'node:crypto';
import { AppError } from '#base/app-error.ts';
import type { Identity, Visitor } from '#server-kit/http/route.ts';
import type { Services } from '#server-kit/services/services.ts';
import type { Account } from '../../contract.ts';
import { seedColumn } from '../../secret-columns.ts';
import { getAccount } from '../account.ts';
import { lockUser, type User, updateUser } from '../queries.ts';
import { recordEvent } from '../session/session.ts';
import { deleteSessionsOf } from '../session/session-queries.ts';
import { mailChange } from '../session/sign-in.ts';
import { makeRecoveryCodes } from './recovery-codes.ts';
import { replaceRecoveryCodes } from './recovery-queries.ts';
import { readSeed, stepOf } from './second-factor.ts';

type Caller = Services & { readonly user: Identity; readonly visitor: Visitor };

/** Replaces an earlier secret that was never confirmed, but not one in use. */
export async function startSecondFactor({ db, user, secrets }: Caller) {
  const secret = randomBytes(20);
  const { email } = await db.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
    assertNotEnabled(row);
    const secondFactorSecret = Buffer.from(secrets.encrypt(secret, seedColumn, row.id));
    await updateUser(tx, row.id, { secondFactorSecret });
    return row;
  });
  return presentSetup(base32Of(secret), email);
}

/**
 * Ends all other sessions. This session keeps its strength: its password length was never stored, so an admin who needs
 * the factor must sign in again with it.
 */
export async function confirmSecondFactor(call: Caller, code: string) {
  const { db, clock, user } = call;
  const now = clock.now();
  const recoveryCodes = await db.transaction(async (tx) => {
    const row = await lockUser(tx, user.id);
    await updateUser(tx, row.id, { secondFactorSince: now, secondFactorStep: verifiedStep(call, row, code, now) });
    await deleteSessionsOf(tx, row.id, user.sessionId);
    await mailChange(tx, row, 'second-factor-on', now);
    await recordEvent(tx, call, { userId: row.id, kind: 'second-factor-on' });
    return makeRecoveryCodes(tx, row.id);
  });
  return { recoveryCodes, account: await getAccount(call) };
}

export async function renewRecoveryCodes(call: Caller) {
  const recoveryCodes = await call.db.transaction(async (tx) => {
    const row = await lockUser(tx, call.user.id);
    if (!row.secondFactorSince) throw notStarted();
    await mailChange(tx, row, 'recovery-codes', call.clock.now());
    await recordEvent(tx, call, { userId: row.id, kind: 'recovery-codes' });
    return makeRecoveryCodes(tx, row.id);
  });
  return { recoveryCodes, account: await getAccount(call) };
}

export async function removeSecondFactor(call: Caller): Promise<Account> {
  await call.db.transaction(async (tx) => {
    const row = await lockUser(tx, call.user.id);
    const { id, role, secondFactorSince } = row;
    if (role === 'admin' && call.config.isHttps)
      throw new AppError('conflict', { message: 'accounts.secondFactor.requiredForAdmin' });
    await updateUser(tx, id, { secondFactorSecret: null, secondFactorSince: null });
    await replaceRecoveryCodes(tx, id, []);
    if (!secondFactorSince) return;
    await mailChange(tx, row, 'second-factor-off', call.clock.now());
    await recordEvent(tx, call, { userId: id, kind: 'second-factor-off' });
  });
  return getAccount(call);
}

const notStarted = () => new AppError('conflict', { message: 'accounts.code.notStarted' });

function assertNotEnabled({ secondFactorSince }: User): void {
  if (secondFactorSince) throw new AppError('conflict', { message: 'accounts.secondFactor.already' });
}

function verifiedStep({ secrets }: Caller, row: User, code: string, now: Date): number {
  assertNotEnabled(row);
  const seed = readSeed(secrets, row);
  if (!seed) throw notStarted();
  const step = stepOf(seed, code, now);
  if (step === undefined) throw new AppError('invalid_input', { fields: { code: 'accounts.code.wrong' } });
  return step;
}

const issuer = 'Negia';

function presentSetup(secret: string, email: string) {
  const settings = new URLSearchParams({ secret, issuer, algorithm: 'SHA1', digits: '6', period: '30' });
  const uri = `otpauth://totp/${issuer}:${encodeURIComponent(email)}?${settings}`;
  return { secret, uri };
}

const base32Alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567';

/** RFC 4648 without padding, for manual entry into an app that cannot scan. */
export function base32Of(bytes: Uint8Array): string {
  const bits = Array.from(bytes, (byte) => byte.toString(2).padStart(8, '0')).join('');
  const fives = bits.match(/.{1,5}/g) ?? [];
  return fives.map((five) => base32Alphabet[Number.parseInt(five.padEnd(5, '0'), 2)]).join('');
}
