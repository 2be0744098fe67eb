import { AppError } from '#base/app-error.ts';
import { type Identity, type Route, route } from '#server-kit/http/route.ts';
import { isRecentlyAuthenticated } from '#server-kit/http/security/csrf.ts';
import { accountApi, authApi } from '../../contract.ts';
import { accountPolicy, isStrongSignIn } from '../../domain.ts';
import { getAccount } from '../account.ts';
import { consumeToken, deleteTokensOf, findToken, replaceToken } from '../mail/link-queries.ts';
import { findUser, lockUser, type User, updateUser } from '../queries.ts';
import { checkSecondFactor } from '../second-factor/second-factor.ts';
import { type AccountsCall, cookieValue, hashOf, randomValue, recordEvent } from '../session/session.ts';
import { enter, mailChange, type SignedIn } from '../session/sign-in.ts';
import type { OAuthState } from '../table.ts';
import { authorizationUrl, type GoogleIdentity, isGoogleReady, verifyGoogleIdentity } from './google-client.ts';
import { connect, ownerOf } from './google-owner.ts';
import { consumeOAuthState, insertOAuthState, lockUserByEmail } from './google-queries.ts';

const cookieName = 'second-factor';
const waitSeconds = accountPolicy.oauthStateMinutes * 60;

/** Stores the pending sign-in in this browser until the second factor is entered; there is no session before that. */
export async function requestSecondFactor({ db, clock, cookies }: AccountsCall, user: User): Promise<void> {
  const token = randomValue();
  const expiresAt = new Date(clock.now().getTime() + waitSeconds * 1000);
  await db.transaction(async (tx) => {
    // Locks the account before its tokens, as everywhere: the opposite order could deadlock.
    await lockUserByEmail(tx, user.emailKey);
    await replaceToken(tx, { tokenHash: hashOf(token), userId: user.id, kind: 'second-factor', expiresAt });
  });
  cookies.set(cookieName, token, { maxAgeSeconds: waitSeconds });
}

/** After a wrong code the sign-in stays pending for another attempt. */
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

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the characters that must not pass
const neverInside = /[\u0000-\u001f\u007f-\u009f\u2028\u2029\\]/;
/** An encoded slash, backslash or percent sign, which a later reader of the URL might decode. */
const encodedSeparators = /%(2f|5c|25)/i;

/**
 * Prevents open redirects: a sign-in returns only to a path, query and fragment of our site, else to the front page.
 */
export function safeReturnTo(returnTo: string | undefined, publicUrl: string): string {
  if (!returnTo || !isOwnPath(returnTo)) return '/';
  const url = URL.parse(returnTo, publicUrl);
  if (!url || url.origin !== new URL(publicUrl).origin || url.username || url.password) return '/';
  // Checked again, because resolving `..` can produce an unsafe path.
  return isOwnPath(url.pathname) ? url.pathname + url.search + url.hash : '/';
}

function isOwnPath(text: string): boolean {
  const [path = ''] = text.split(/[?#]/, 1);
  if (neverInside.test(text) || encodedSeparators.test(path)) return false;
  const read = decoded(path)?.normalize('NFKC') ?? '';
  return /^\/(?!api(\/|$))/i.test(read) && !read.includes('//') && !neverInside.test(read);
}

function decoded(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/** The result of a Google sign-in, which the returning page reads from its URL. */
export type Outcome =
  | 'login'
  | 'code'
  | `google-${'done' | 'failed' | 'cancelled' | 'unverified' | 'exists' | 'taken' | 'connected' | 'confirm' | 'suspended'}`;

/** Returns the path only, so that users on another of our hostnames stay there. */
export function withOutcome(returnTo: string, outcome: Outcome, publicUrl: string): string {
  const url = new URL(safeReturnTo(returnTo, publicUrl), publicUrl);
  url.searchParams.set('auth', outcome);
  return url.pathname + url.search + url.hash;
}

type Call = AccountsCall & { readonly findUser: Identity | undefined };
interface Redirect {
  readonly location: string;
}

const oauthStateCookieName = 'google';
const oauthStateSeconds = accountPolicy.oauthStateMinutes * 60;

/** Redirects to Google. The state that verifies the return is stored here, under a cookie of this browser. */
export async function startGoogle(
  call: Call,
  request: {
    readonly returnTo?: string | undefined;
    readonly next?: string | undefined;
    readonly connect?: '1' | undefined;
  },
): Promise<Redirect> {
  const { publicUrl } = call.config;
  const returnTo = safeReturnTo(request.returnTo, publicUrl);
  const stay = (outcome: Outcome): Redirect => ({ location: withOutcome(returnTo, outcome, publicUrl) });
  const failure = request.connect && connectError(call);
  if (failure) return stay(failure);
  const oauthState: OAuthState = {
    verifier: randomValue(),
    state: randomValue(),
    nonce: randomValue(),
    returnTo,
    ...(request.next && { next: safeReturnTo(request.next, publicUrl) }),
    ...(request.connect && call.findUser && { connectTo: call.findUser.id }),
  };
  const location = await authorizationUrl(call, oauthState);
  if (!location) return stay('google-failed');
  await saveOAuthState(call, oauthState);
  return { location };
}

/** Linking requires the same as a new password: the session cookie and recent authentication. */
function connectError({ findUser: user, clock, visitor }: Call): Outcome | undefined {
  if (visitor.isCrossSite) return 'google-failed';
  if (!user?.hasSession) return 'login';
  // An impersonating admin must not link their own Google account to the owner's.
  if (user.isDemo || user.impersonator) return 'google-failed';
  return isRecentlyAuthenticated(user, clock.now()) ? undefined : 'google-confirm';
}

async function saveOAuthState({ db, clock, cookies }: Call, oauthState: OAuthState): Promise<void> {
  const cookie = randomValue();
  const expiresAt = new Date(clock.now().getTime() + oauthStateSeconds * 1000);
  await insertOAuthState(db, { cookieHash: hashOf(cookie), oauthState, expiresAt });
  cookies.set(oauthStateCookieName, cookie, { maxAgeSeconds: oauthStateSeconds });
}

/** Consumes the OAuth state before reading anything of the response. */
export async function finishGoogle(call: Call, answer: Readonly<Record<string, string>>): Promise<Redirect> {
  const cookie = cookieValue(call.cookies.get(oauthStateCookieName));
  const oauthState = cookie ? await consumeOAuthState(call.db, hashOf(cookie), call.clock.now()) : undefined;
  call.cookies.clear(oauthStateCookieName);
  const outcome = oauthState ? await outcomeOf(call, oauthState, answer) : 'google-failed';
  const { returnTo = '/', next = returnTo } = oauthState ?? {};
  return { location: withOutcome(outcome === 'google-done' ? next : returnTo, outcome, call.config.publicUrl) };
}

async function outcomeOf(
  call: Call,
  oauthState: OAuthState,
  answer: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const identity = await verifyGoogleIdentity(call, oauthState, answer);
  if (typeof identity === 'string') return identity;
  if (oauthState.connectTo === undefined) return signIn(call, identity);
  // Another user may be signed in by now, or none.
  const isStillThere =
    call.findUser?.hasSession && !call.findUser.impersonator && call.findUser.id === oauthState.connectTo;
  return isStillThere ? connect(call, oauthState.connectTo, identity) : 'google-failed';
}

async function signIn(call: Call, identity: GoogleIdentity): Promise<Outcome> {
  const user = await ownerOf(call, identity);
  if (typeof user === 'string') return user;
  // The reason is in the email only: a URL that carries a text could be forged to show any text.
  if (user.suspendedAt) return 'google-suspended';
  if (user.secondFactorSince) {
    await requestSecondFactor(call, user);
    return 'code';
  }
  const needsSecondFactor = call.config.isHttps;
  const isStrong = isStrongSignIn({ passwordLength: undefined, usedSecondFactor: false, needsSecondFactor });
  await enter(call, user, { isRemembered: true, isStrong, by: 'google' }, 'accounts.login.done');
  return 'google-done';
}

export const googleRoutes: Route[] = [
  route(authApi.google, (call) => startGoogle(call, call.query)),
  route(authApi.googleReady, async (call) => ({ isReady: await isGoogleReady(call) })),
  route(authApi.googleCallback, (call) => finishGoogle(call, call.query)),
  route(authApi.secondFactor, (call) => finishByCode(call, call.body.code)),
  route(accountApi.disconnectGoogle, async (call) => {
    await call.db.transaction(async (tx) => {
      const row = await lockUser(tx, call.user.id);
      if (!row.passwordHash) throw new AppError('conflict', { message: 'accounts.google.needsPassword' });
      await updateUser(tx, row.id, { googleId: null });
      // Also cancels a Google sign-in that waits for its second factor.
      await deleteTokensOf(tx, row.id, 'second-factor');
      if (!row.googleId) return;
      await mailChange(tx, row, 'google-unlinked', call.clock.now());
      await recordEvent(tx, call, { userId: row.id, kind: 'google-unlinked' });
    });
    return getAccount(call);
  }),
];
