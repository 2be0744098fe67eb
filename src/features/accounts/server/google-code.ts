import { AppError } from '#base/app-error.ts';
import { accountPolicy, isStrongSignIn } from '../domain.ts';
import { lockUserByEmail } from './google-queries.ts';
import { findToken, replaceToken, takeToken } from './link-queries.ts';
import { findUser, type User } from './queries.ts';
import { checkSecondFactor } from './second-factor.ts';
import { cookieValue, hashOf, type Inside, randomValue } from './session.ts';
import { enter, type SignedIn } from './sign-in.ts';

const cookieName = 'second-factor';
const waitSeconds = accountPolicy.oauthStateMinutes * 60;

/** The sign-in waits in this browser for the second factor; until then nobody is in. */
export async function askForCode({ db, clock, cookies }: Inside, user: User): Promise<void> {
  const token = randomValue();
  const expiresAt = new Date(clock.now().getTime() + waitSeconds * 1000);
  await db.transaction(async (tx) => {
    // The account before its tokens, as everywhere: in the other order two steps could block each other.
    await lockUserByEmail(tx, user.emailKey);
    await replaceToken(tx, { tokenHash: hashOf(token), userId: user.id, kind: 'second-factor', expiresAt });
  });
  cookies.set(cookieName, token, { maxAgeSeconds: waitSeconds });
}

/** A wrong code leaves the sign-in waiting for another try. */
export async function finishByCode(inside: Inside, code: string): Promise<SignedIn> {
  const { db, clock, cookies, config } = inside;
  const cookie = cookieValue(cookies.get(cookieName));
  const waiting = cookie && (await findToken(db, hashOf(cookie), 'second-factor', clock.now()));
  const user = waiting && (await findUser(db, waiting.userId));
  if (!user) throw tooLate();
  const gaveSecondFactor = await checkSecondFactor(inside, user, code);
  if (!(await takeToken(db, waiting.tokenHash, 'second-factor', clock.now()))) throw tooLate();
  cookies.clear(cookieName);
  const isStrong = isStrongSignIn({ passwordLength: undefined, gaveSecondFactor, needsSecondFactor: config.isHttps });
  return enter(inside, user, { isRemembered: true, isStrong, by: 'google' }, 'accounts.login.done');
}

const tooLate = (): AppError => new AppError('unauthenticated', { message: 'accounts.code.expired' });
