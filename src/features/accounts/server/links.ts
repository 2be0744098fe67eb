import { AppError } from '#base/app-error.ts';
import { translator } from '#i18n/translator.ts';
import type { Visitor } from '#server-kit/http/route.ts';
import { addJob } from '#server-kit/jobs/jobs.ts';
import type { Services } from '#server-kit/services/services.ts';
import { emailKey } from '../domain.ts';
import { accountsTexts } from '../texts.ts';
import { isDemoTemplate } from './demo.ts';
import { deleteTokensOf, findToken, takeToken } from './link-queries.ts';
import { accountMailJob } from './mail-job.ts';
import { hashPassword } from './password.ts';
import { lockUser } from './protected-queries.ts';
import { findUser, findUserByEmail, updateUser } from './queries.ts';
import { explainTaken, refuseWeakPassword } from './register.ts';
import { hashOf } from './session.ts';
import { deleteSessionsOf, forgetDevicesOf } from './session-queries.ts';
import { refuseSuspended } from './sign-in.ts';

const mailsPerAddress = { points: 5, seconds: 3_600, by: 'account' } as const;

const deadLink = () =>
  new AppError('invalid_input', { message: 'accounts.link.dead', fields: { token: 'accounts.link.dead' } });

/** The same answer whether or not the address is anybody's; the mail itself is written later, by a job. */
export async function forgotPassword({ db, limits }: Services, email: string, { locale }: Visitor) {
  const user = await findUserByEmail(db, emailKey(email));
  const mayMail = await limits.tryTake('reset-mail', emailKey(email), mailsPerAddress);
  const mayReset = user && !user.suspendedAt && !isDemoTemplate(user);
  if (mayReset && mayMail) await addJob(db, accountMailJob, { userId: user.id, kind: 'reset' });
  return { message: translator(accountsTexts, locale)('accounts.forgot.done') };
}

/** A password that is refused leaves the link good for another try. */
export async function resetPassword({ db, clock }: Services, token: string, password: string, { locale }: Visitor) {
  const now = clock.now();
  const named = await findToken(db, hashOf(token), 'reset', now);
  const owner = named && (await findUser(db, named.userId));
  if (!owner) throw deadLink();
  refuseSuspended(owner);
  refuseWeakPassword(password, { ...owner, isAdmin: owner.role === 'admin' });
  const passwordHash = await hashPassword(password);
  await db.transaction(async (tx) => {
    // The account first and its links after it, as everywhere: in the other order two steps could block each other.
    const { email, emailVerifiedAt } = await lockUser(tx, owner.id);
    const link = await takeToken(tx, hashOf(token), 'reset', now);
    // Whoever reads an address that the account has left may not take the account.
    if (link?.email !== email) throw deadLink();
    // The link came by mail: whoever holds it reads that address. A change of address that waits may be the doing of
    // whoever made the reset necessary.
    // Until its address was proved anybody could have made the account, and left a Google sign-in of their own in it.
    const proved = emailVerifiedAt ? {} : { emailVerifiedAt: now, googleId: null };
    await updateUser(tx, owner.id, { passwordHash, pendingEmail: null, ...proved });
    await deleteTokensOf(tx, owner.id, 'verify');
    await deleteSessionsOf(tx, owner.id);
    await forgetDevicesOf(tx, owner.id);
    await addJob(tx, accountMailJob, { userId: owner.id, kind: 'password' });
  });
  return { message: translator(accountsTexts, locale)('accounts.reset.done') };
}

/** Confirms the address of a registration, or puts a new address in the place of the old one. */
export async function verifyEmail({ db, clock }: Services, token: string, { locale }: Visitor) {
  const now = clock.now();
  const email = await db
    .transaction(async (tx) => {
      const named = await findToken(tx, hashOf(token), 'verify', now);
      if (!named) throw deadLink();
      const user = await lockUser(tx, named.userId);
      const link = await takeToken(tx, hashOf(token), 'verify', now);
      if (!link?.email) throw deadLink();
      if (link.email === user.email) await updateUser(tx, user.id, { emailVerifiedAt: now });
      else if (link.email === user.pendingEmail) {
        const change = { email: link.email, emailKey: emailKey(link.email), pendingEmail: null, emailVerifiedAt: now };
        await updateUser(tx, user.id, change);
        await addJob(tx, accountMailJob, { userId: user.id, kind: 'changed', email: user.email });
      } else throw deadLink();
      return link.email;
    })
    .catch(explainTaken);
  return { email, message: translator(accountsTexts, locale)('accounts.verify.done') };
}
