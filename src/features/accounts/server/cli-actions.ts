import { AppError } from '#base/app-error.ts';
import { writeAudit } from '#server-kit/audit/index.ts';
import { tellSessionsEnded } from '#server-kit/http/event-streams.ts';
import { emailKey, usernameKey } from '../domain.ts';
import { getLocked, type Runner } from './admin-change.ts';
import { isDemoTemplate } from './demo.ts';
import { newLink } from './mail-job.ts';
import { hashPassword } from './password.ts';
import { findUserByEmail, insertUser, type User, updateUser } from './queries.ts';
import { replaceRecoveryCodes } from './recovery-queries.ts';
import { explainTaken, refuseTaken, refuseWeakPassword } from './register.ts';
import { deleteSessionsOf } from './session-queries.ts';

const hour = 3_600_000;

/** What is done from the command line is told like everything else, by nobody's account. */
export const asCommandLine = (services: Pick<Runner, 'db' | 'bus' | 'clock' | 'config' | 'log'>): Runner => ({
  ...services,
  actorId: null,
  audit: (db, line) =>
    writeAudit(db, { id: null, name: 'command line', address: '', userAgent: '' }, services.clock.now(), line),
});

export const findAccount = ({ db }: Pick<Runner, 'db'>, email: string): Promise<User | undefined> =>
  findUserByEmail(db, emailKey(email));

interface NewAdmin {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

export async function openAdminAccount(runner: Runner, { email, username, password }: NewAdmin): Promise<void> {
  refuseWeakPassword(password, { email, username, isAdmin: true });
  await refuseTaken(runner.db, email, username, runner.clock.now());
  const row = {
    ...{ username, usernameKey: usernameKey(username), displayName: username },
    ...{ email, emailKey: emailKey(email), passwordHash: await hashPassword(password) },
    ...{ role: 'admin' as const, createdAt: runner.clock.now() },
  };
  const work = runner.db.transaction(async (tx) => {
    const { id } = await insertUser(tx, row);
    const target = { kind: 'user', id };
    await runner.audit(tx, { action: 'users.create-admin', target, after: { username, email, role: 'admin' } });
  });
  await work.catch(explainTaken);
}

/** Good for an hour and for one use. Whoever reads the screen can use it, so it is safer than a password on it. */
export async function makeResetLink(runner: Runner, id: number): Promise<string> {
  const token = await runner.db.transaction(async (tx) => {
    const row = await getLocked(tx, id);
    if (row.suspendedAt || isDemoTemplate(row))
      throw new AppError('conflict', { message: 'accountsAdmin.cannotReset' });
    await runner.audit(tx, { action: 'users.reset-link', target: { kind: 'user', id } });
    return newLink({ db: tx, clock: runner.clock }, id, 'reset', hour, row.email);
  });
  return `${runner.config.publicUrl}/reset-password#token=${token}`;
}

/** Somebody at the machine has made sure who asks. The password stays; whoever was signed in is not any more. */
export async function turnOffSecondFactor(runner: Runner, id: number): Promise<void> {
  await runner.db.transaction(async (tx) => {
    const { secondFactorSince } = await getLocked(tx, id);
    if (!secondFactorSince) throw new AppError('conflict', { message: 'accountsAdmin.noSecondFactor' });
    await updateUser(tx, id, { secondFactorSecret: null, secondFactorSince: null });
    await replaceRecoveryCodes(tx, id, []);
    await deleteSessionsOf(tx, id);
    await tellSessionsEnded(runner.bus, tx, id);
    await runner.audit(tx, { action: 'users.second-factor-off', target: { kind: 'user', id } });
  });
}
