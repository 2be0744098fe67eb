import type { Locale } from '#i18n/locale.ts';
import type { Translator } from '#i18n/translator.ts';
import type { ToastMessage } from '#ui/feedback/toast-store.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { ownMessage } from '#web-kit/api/api-exchange.ts';
import { NetworkError, RequestError, ServerError } from '#web-kit/api/request-error.ts';
import type { AuthChange } from '#web-kit/session/auth-events.ts';
import { readSession, type SessionUser } from '#web-kit/session/session-user.ts';
import { fetchCurrentUser } from '#web-kit/session/start-session.ts';
import { authApi, type Credentials, type Registration } from '../../contract.ts';
import { demoEmail } from '../../demo-account.ts';
import type { authTexts } from '../auth-texts.ts';

/** `code` completes a pending Google sign-in on the server. */
export type SignInRequest =
  | { readonly kind: 'login'; readonly body: Credentials }
  | { readonly kind: 'register'; readonly body: Registration }
  | { readonly kind: 'code'; readonly body: { readonly code: string } };

/** All dependencies of signing in and out, so that each step can be tested without a browser. */
export interface SignInTools {
  readonly api: Api;
  readonly t: Translator<typeof authTexts>;
  wait(milliseconds: number): Promise<void>;
  /** Whether the page shows a user as signed in. */
  isSignedIn(): boolean;
  storeSession(user: SessionUser, token: string | undefined): void;
  /** Shows the account's language where none was chosen in this browser. */
  followLanguage(language: Locale): void;
  clearSession(): void;
  storeCsrfToken(token: string | undefined): void;
  dropOutdatedCsrfToken(): void;
  announce(change: AuthChange): void;
  toast(message: ToastMessage): { isNewest(): boolean };
  warn(message: string, error: unknown): void;
  navigate(url: string): void;
  /** Loads what a page needs while the steps before it wait. */
  prefetch(page: string): void;
}

/** Where a user goes on after a sign-in; undefined if the page stays open. */
export type NextPage = (kind: 'login' | 'register') => string | undefined;

export type SignInResult = { readonly isDone: true } | SignInFailure;

interface Session {
  readonly user: SessionUser;
  readonly token: string | undefined;
}

const waitMilliseconds = 300;
const welcomeMilliseconds = 2_000;
const paths = { login: authApi.login.path, register: authApi.register.path, code: authApi.secondFactor.path };

/** The nine steps of the specification, in its order and with its delays. */
export async function signIn(request: SignInRequest, tools: SignInTools, next?: NextPage): Promise<SignInResult> {
  let hasEnded = false;
  const kind = request.kind === 'register' ? 'register' : 'login';
  const page = next?.(kind);
  if (page) tools.prefetch(page);
  try {
    // Refused input must not cost a visitor of the demo, or another user, their session.
    if (request.kind === 'register' && tools.isSignedIn())
      await tools.api.request('POST', authApi.checkRegistration.path, request.body);
    hasEnded = request.kind !== 'code';
    if (hasEnded) await endOldSession(tools);
    tools.storeCsrfToken(await fetchCsrfToken(tools));
    const session = await post(request, tools);
    await tools.wait(waitMilliseconds);
    enter(await verify(session, tools), kind, tools, next);
    return { isDone: true };
  } catch (error) {
    return fail(error, request, tools, hasEnded);
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

/** Steps 7 to 9. Where another page follows, the toast is shown there. */
export function enter({ user, token }: Session, kind: 'login' | 'register', tools: SignInTools, next?: NextPage): void {
  tools.storeSession(user, token);
  tools.dropOutdatedCsrfToken();
  if (user.language) tools.followLanguage(user.language);
  const page = next?.(kind);
  // First, so that the next page is on its way while this one shows the user.
  if (page) tools.navigate(`${page}${page.includes('?') ? '&' : '?'}auth=${kind}-done`);
  tools.announce({ action: 'login', user });
  if (!page) void welcome(user, kind, tools);
}

/** Step 9, and the welcome that follows it; only one toast is shown at a time, so a newer one stays. */
export async function welcome(user: SessionUser, kind: 'login' | 'register', tools: SignInTools): Promise<void> {
  const { t, toast, wait } = tools;
  const person = user.email === demoEmail ? 'demo' : kind;
  const success = toast({ title: t(`auth.done.${kind}`) });
  await wait(welcomeMilliseconds);
  if (success.isNewest()) toast({ title: t(`auth.done.${person}Welcome`, { name: user.displayName }) });
}

function fail(error: unknown, request: SignInRequest, tools: SignInTools, hasEnded: boolean): SignInFailure {
  const failure = failureOf(error, request, tools.t);
  // Step 1 has ended the session that the page still shows.
  if (hasEnded && tools.isSignedIn()) tools.announce({ action: 'logout', reason: 'asked' });
  const { title, message: description } = failure;
  if (!failure.needsCode) tools.toast({ title, description, variant: 'destructive' });
  return failure;
}

export interface SignInFailure {
  readonly isDone: false;
  /** The password was right, and the account requires its second factor. */
  readonly needsCode: boolean;
  /** The account is closed; only support can reopen it. */
  readonly isClosed: boolean;
  readonly title: string;
  readonly message: string;
  /** Maps field names to messages, where the server named fields. */
  readonly fields: Readonly<Record<string, string>>;
}

/** A success status without a user in the response. */
class MissingUserError extends Error {}

type AuthTranslator = Translator<typeof authTexts>;

function failureOf(error: unknown, request: SignInRequest, t: AuthTranslator): SignInFailure {
  const fields = error instanceof RequestError ? error.fields : {};
  const needsCode = request.kind === 'login' && request.body.code === undefined && isUnauthorizedFor(error, 'code');
  const kind = request.kind === 'register' ? 'register' : 'login';
  const messages = { title: titleOf(error, kind, t), message: messageFor(error, kind, t) };
  return { isDone: false, needsCode, isClosed: isClosed(error), ...messages, fields };
}

const isUnauthorizedFor = (error: unknown, field: string): boolean =>
  error instanceof RequestError && error.status === 401 && field in error.fields;

/** A suspended user gets the reason only with the right password. */
const isClosed = (error: unknown): boolean =>
  error instanceof RequestError && error.status === 403 && (error.body as { code?: unknown })?.code === 'forbidden';

/** Our own faults and network failures are titled "error"; requests that the server refused, "failed". */
function titleOf(error: unknown, kind: 'login' | 'register', t: AuthTranslator): string {
  if (error instanceof MissingUserError)
    return kind === 'login' ? t('auth.failed.loginMissing') : t('auth.failed.registerRefused');
  const isUnexpected =
    !(error instanceof RequestError) || error instanceof NetworkError || error instanceof ServerError;
  return isUnexpected ? t(`auth.failed.${kind}Error`) : t(`auth.failed.${kind}Refused`);
}

function messageFor(error: unknown, kind: 'login' | 'register', t: AuthTranslator): string {
  if (error instanceof MissingUserError) return t('auth.failed.noUser');
  if (!(error instanceof RequestError)) return t(`auth.failed.${kind}`);
  const hasNoMessage = error.status > 0 && !ownMessage(error.body);
  return hasNoMessage
    ? t('auth.failed.status', { status: String(error.status) })
    : error.message || t(`auth.failed.${kind}`);
}
