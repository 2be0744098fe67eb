import { ServerError } from '#web-kit/api/request-error.ts';
import { readSession, type SessionUser } from '#web-kit/session/session-user.ts';
import { fetchCurrentUser } from '#web-kit/session/start-session.ts';
import { authApi } from '../../contract.ts';
import { demoEmail } from '../../domain.ts';
import { failureOf, MissingUserError, type SignInFailure } from './sign-in-failure.ts';
import type { SignInRequest, SignInTools } from './sign-in-tools.ts';

export type SignInResult = { readonly isDone: true } | SignInFailure;

interface Session {
  readonly user: SessionUser;
  readonly token: string | undefined;
}

const waitMilliseconds = 300;
const paths = { login: authApi.login.path, register: authApi.register.path, code: authApi.secondFactor.path };

/** The nine steps of the specification, in its order and with its delays. */
export async function signIn(request: SignInRequest, tools: SignInTools): Promise<SignInResult> {
  try {
    if (request.kind !== 'code') await endOldSession(tools);
    tools.storeCsrfToken(await fetchCsrfToken(tools));
    const session = await post(request, tools);
    await tools.wait(waitMilliseconds);
    enter(await verify(session, tools), request.kind === 'register' ? 'register' : 'login', tools);
    return { isDone: true };
  } catch (error) {
    return fail(error, request, tools);
  }
}

/** Steps 1 and 2. Skipped for `code`, because ending the session would also end the pending Google sign-in. */
async function endOldSession({ api, clearSession, wait }: SignInTools): Promise<void> {
  await api.request('POST', authApi.logout.path).catch(() => undefined);
  clearSession();
  await wait(waitMilliseconds);
}

/** Step 3. */
async function fetchCsrfToken({ api, t }: SignInTools): Promise<string> {
  const answer = await api.request('GET', authApi.csrfToken.path).catch(() => undefined);
  const { csrfToken } = (answer ?? {}) as { csrfToken?: unknown };
  if (typeof csrfToken !== 'string' || !csrfToken) throw new ServerError(t('auth.failed.csrf'));
  return csrfToken;
}

/** Step 4. */
async function post({ kind, body }: SignInRequest, { api }: SignInTools): Promise<Session> {
  const { user, token } = readSession(await api.request('POST', paths[kind], body));
  if (!user) throw new MissingUserError();
  return { user, token };
}

/** Step 6: the server has already identified the user, so a failure here is only logged to the console. */
async function verify(session: Session, { api, warn }: SignInTools): Promise<Session> {
  try {
    const { user = session.user, token = session.token } = readSession(await fetchCurrentUser(api));
    return { user, token };
  } catch (error) {
    warn('The new session could not be verified', error);
    return session;
  }
}

/** Steps 7 to 9. The welcome is part of the same toast, because only one is shown at a time. */
export function enter({ user, token }: Session, kind: 'login' | 'register', tools: SignInTools): void {
  const { t } = tools;
  tools.storeSession(user, token);
  tools.dropOutdatedCsrfToken();
  tools.announce({ action: 'login', user });
  const welcome = user.email === demoEmail ? 'demo' : kind;
  const description = t(`auth.done.${welcome}Welcome`, { name: user.displayName });
  tools.toast({ title: t(`auth.done.${kind}`), description });
}

function fail(error: unknown, request: SignInRequest, tools: SignInTools): SignInFailure {
  const failure = failureOf(error, request, tools.t);
  // Step 1 has ended the session that the page still shows.
  if (request.kind !== 'code' && tools.isSignedIn()) tools.announce({ action: 'logout', reason: 'asked' });
  const { title, message: description } = failure;
  if (!failure.needsCode) tools.toast({ title, description, variant: 'destructive' });
  return failure;
}
