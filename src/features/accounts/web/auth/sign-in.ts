import { ServerError } from '#web-kit/request-error.ts';
import { readSession, type SessionUser } from '#web-kit/session-user.ts';
import { askWhoIsSignedIn } from '#web-kit/start-session.ts';
import { authApi } from '../../contract.ts';
import { demoEmail } from '../../domain.ts';
import { failureOf, MissingUserError, type SignInFailure } from './sign-in-failure.ts';
import type { SignInTools, SignInWish } from './sign-in-tools.ts';

export type SignInResult = { readonly isDone: true } | SignInFailure;

interface Session {
  readonly user: SessionUser;
  readonly token: string | undefined;
}

const settleMilliseconds = 300;
const paths = { login: authApi.login.path, register: authApi.register.path, code: authApi.secondFactor.path };

/** The nine steps of the specification, in its order and with its waits. */
export async function signIn(wish: SignInWish, tools: SignInTools): Promise<SignInResult> {
  try {
    if (wish.kind !== 'code') await leaveOldSession(tools);
    tools.holdCsrfToken(await fetchCsrfToken(tools));
    const given = await post(wish, tools);
    await tools.wait(settleMilliseconds);
    enter(await verify(given, tools), wish.kind === 'register' ? 'register' : 'login', tools);
    return { isDone: true };
  } catch (error) {
    return fail(error, wish, tools);
  }
}

/** Steps 1 and 2. Ending the old session would also end a sign-in by Google that waits for its code. */
async function leaveOldSession({ api, clearSession, wait }: SignInTools): Promise<void> {
  await api.request('POST', authApi.logout.path).catch(() => undefined);
  clearSession();
  await wait(settleMilliseconds);
}

/** Step 3. */
async function fetchCsrfToken({ api, t }: SignInTools): Promise<string> {
  const answer = await api.request('GET', authApi.csrfToken.path).catch(() => undefined);
  const { csrfToken } = (answer ?? {}) as { csrfToken?: unknown };
  if (typeof csrfToken !== 'string' || !csrfToken) throw new ServerError(t('auth.failed.csrf'));
  return csrfToken;
}

/** Step 4. */
async function post({ kind, body }: SignInWish, { api }: SignInTools): Promise<Session> {
  const { user, token } = readSession(await api.request('POST', paths[kind], body));
  if (!user) throw new MissingUserError();
  return { user, token };
}

/** Step 6: the server already said who it is, so a failure here is worth a line in the console and no more. */
async function verify(given: Session, { api, warn }: SignInTools): Promise<Session> {
  try {
    const { user = given.user, token = given.token } = readSession(await askWhoIsSignedIn(api));
    return { user, token };
  } catch (error) {
    warn('The new session could not be verified', error);
    return given;
  }
}

/** Steps 7 to 9. The welcome stands in the same message: only one is shown at a time. */
export function enter({ user, token }: Session, kind: 'login' | 'register', tools: SignInTools): void {
  const { t } = tools;
  tools.storeSession(user, token);
  tools.dropOutdatedCsrfToken();
  tools.announce({ action: 'login', user });
  const welcome = user.email === demoEmail ? 'demo' : kind;
  const description = t(`auth.done.${welcome}Welcome`, { name: user.displayName });
  tools.toast({ title: t(`auth.done.${kind}`), description });
}

function fail(error: unknown, wish: SignInWish, tools: SignInTools): SignInFailure {
  const failure = failureOf(error, wish, tools.t);
  // Step 1 has ended the session that the page still shows.
  if (wish.kind !== 'code' && tools.isSignedIn()) tools.announce({ action: 'logout', reason: 'asked' });
  const { title, message: description } = failure;
  if (!failure.needsCode) tools.toast({ title, description, variant: 'destructive' });
  return failure;
}
