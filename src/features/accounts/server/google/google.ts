import type { Identity } from '#server-kit/http/route.ts';
import { isRecentlyAuthenticated } from '#server-kit/http/security/recent-auth.ts';
import { accountPolicy, isStrongSignIn } from '../../domain.ts';
import { type AccountsCall, cookieValue, hashOf, randomValue } from '../session/session.ts';
import { enter } from '../session/sign-in.ts';
import type { OAuthState } from '../table.ts';
import { authorizationUrl, type GoogleIdentity, verifyGoogleIdentity } from './google-client.ts';
import { requestSecondFactor } from './google-code.ts';
import { connect, ownerOf } from './google-owner.ts';
import { consumeOAuthState, insertOAuthState } from './google-queries.ts';
import { type Outcome, safeReturnTo, withOutcome } from './google-return.ts';

type Call = AccountsCall & { readonly findUser: Identity | undefined };
interface Redirect {
  readonly location: string;
}

const oauthStateCookieName = 'google';
const oauthStateSeconds = accountPolicy.oauthStateMinutes * 60;

interface StartRequest {
  readonly returnTo?: string | undefined;
  readonly connect?: '1' | undefined;
}

/** Leaves for Google. What the return is measured against stays here, under a cookie of this browser. */
export async function startGoogle(call: Call, request: StartRequest): Promise<Redirect> {
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
    ...(request.connect && call.findUser && { connectTo: call.findUser.id }),
  };
  const location = await authorizationUrl(call, oauthState);
  if (!location) return stay('google-failed');
  await saveOAuthState(call, oauthState);
  return { location };
}

/** A new way into an account asks for what a new password asks for: the cookie, and proof of a moment ago. */
function connectError({ findUser: user, clock, visitor }: Call): Outcome | undefined {
  if (visitor.isCrossSite) return 'google-failed';
  if (!user?.hasSession) return 'login';
  // Looking through an owner's eyes opens no way in for whoever looks.
  if (user.isDemo || user.impersonator) return 'google-failed';
  return isRecentlyAuthenticated(user, clock.now()) ? undefined : 'google-confirm';
}

async function saveOAuthState({ db, clock, cookies }: Call, oauthState: OAuthState): Promise<void> {
  const cookie = randomValue();
  const expiresAt = new Date(clock.now().getTime() + oauthStateSeconds * 1000);
  await insertOAuthState(db, { cookieHash: hashOf(cookie), oauthState, expiresAt });
  cookies.set(oauthStateCookieName, cookie, { maxAgeSeconds: oauthStateSeconds });
}

/** Whatever comes back, the OAuth state is consumed before anything of it is read. */
export async function finishGoogle(call: Call, answer: Readonly<Record<string, string>>): Promise<Redirect> {
  const cookie = cookieValue(call.cookies.get(oauthStateCookieName));
  const oauthState = cookie ? await consumeOAuthState(call.db, hashOf(cookie), call.clock.now()) : undefined;
  call.cookies.clear(oauthStateCookieName);
  const outcome = oauthState ? await outcomeOf(call, oauthState, answer) : 'google-failed';
  return { location: withOutcome(oauthState?.returnTo ?? '/', outcome, call.config.publicUrl) };
}

async function outcomeOf(
  call: Call,
  oauthState: OAuthState,
  answer: Readonly<Record<string, string>>,
): Promise<Outcome> {
  const identity = await verifyGoogleIdentity(call, oauthState, answer);
  if (typeof identity === 'string') return identity;
  if (oauthState.connectTo === undefined) return signIn(call, identity);
  // Somebody else may sit there by now, or nobody.
  const isStillThere =
    call.findUser?.hasSession && !call.findUser.impersonator && call.findUser.id === oauthState.connectTo;
  return isStillThere ? connect(call, oauthState.connectTo, identity) : 'google-failed';
}

async function signIn(call: Call, identity: GoogleIdentity): Promise<Outcome> {
  const user = await ownerOf(call, identity);
  if (typeof user === 'string') return user;
  // The reason is in the letter: an address that could carry it could carry anybody's words.
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
