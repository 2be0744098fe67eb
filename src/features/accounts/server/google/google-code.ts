import { AppError } from '#base/app-error.ts';
import { accountPolicy, isStrongSignIn } from '../../domain.ts';
import { consumeToken, findToken, replaceToken } from '../mail/link-queries.ts';
import { findUser, type User } from '../queries.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { type AccountsCall, cookieValue, hashOf, randomValue } from '../session/session.ts';
import { enter, type SignedIn } from '../session/sign-in.ts';
import { lockUserByEmail } from './google-queries.ts';

const cookieName = 'second-factor';
const waitSeconds = accountPolicy.oauthStateMinutes * 60;

/** The sign-in waits in this browser for the second factor; until then nobody is in. */
export async function requestSecondFactor({ db, clock, cookies }: AccountsCall, user: User): Promise<void> {
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
export async function finishByCode(call: AccountsCall, code: string): Promise<SignedIn> {
  const { db, clock, cookies, config } = call;
  const cookie = cookieValue(cookies.get(cookieName));
  const pendingToken = cookie && (await findToken(db, hashOf(cookie), 'second-factor', clock.now()));
  const user = pendingToken && (await findUser(db, pendingToken.userId));
  if (!user) throw expiredError();
  const usedSecondFactor = await checkSecondFactor(call, user, code);
  if (!(await consumeToken(db, pendingToken.tokenHash, 'second-factor', clock.now()))) throw expiredError();
  cookies.clear(cookieName);
  const isStrong = isStrongSignIn({ passwordLength: undefined, usedSecondFactor, needsSecondFactor: config.isHttps });
  return enter(call, user, { isRemembered: true, isStrong, by: 'google' }, 'accounts.login.done');
}

const expiredError = (): AppError => new AppError('unauthenticated', { message: 'accounts.code.expired' });
