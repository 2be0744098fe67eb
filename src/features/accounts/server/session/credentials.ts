import type { Bus } from '#server-kit/bus/bus.ts';
import type { Db } from '#server-kit/db/database.ts';
import { publishSessionsEnded } from '#server-kit/http/answers/event-streams.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import { deleteEveryTokenOf } from '../google/google-queries.ts';
import { deleteSignInTokensOf } from '../mail/link-queries.ts';
import { accountMailJob } from '../mail/mail-job.ts';
import type { User } from '../queries.ts';
import { replaceRecoveryCodes } from '../second-factor/recovery-queries.ts';
import type { CredentialChange } from '../table.ts';
import { deleteSessionsOf, forgetDevicesOf } from './session-queries.ts';

/** Ends sessions, known devices, linked identities and pending links. The second factor stays. */
export async function endSignIns(tx: Db, bus: Bus, id: number): Promise<Partial<User>> {
  await deleteSessionsOf(tx, id);
  await forgetDevicesOf(tx, id);
  await deleteSignInTokensOf(tx, id);
  await publishSessionsEnded(bus, tx, id);
  return { googleId: null, pendingEmail: null };
}

/**
 * Prevents account pre-hijacking: until the address is verified, an attacker could have created the account. Ends every
 * earlier credential, so that only the user who verified the address has access. The account's data stays.
 */
export async function endEveryCredential(tx: Db, bus: Bus, id: number): Promise<Partial<User>> {
  await deleteEveryTokenOf(tx, id);
  await replaceRecoveryCodes(tx, id, []);
  const ended = await endSignIns(tx, bus, id);
  return { ...ended, passwordHash: null, secondFactorSecret: null, secondFactorSince: null };
}

/** Only to a verified address: any other may belong to a stranger, who must not get an undo link. */
export async function mailChange(
  tx: Db,
  user: Pick<User, 'id' | 'email' | 'emailVerifiedAt'>,
  change: CredentialChange,
  now: Date,
): Promise<void> {
  if (!user.emailVerifiedAt) return;
  await addJob(tx, accountMailJob, { userId: user.id, kind: change, email: user.email, at: now.toISOString() });
}
