import type { Api } from '../api/api-client.tsx';
import { changeSession, renewSessionUser, sessionState, subscribeToSession } from './session-store.ts';
import { readSession, type SessionUser, storedUser } from './session-user.ts';

export const currentUserPath = '/api/auth/current-user';

/** Bypasses every cache: a response cached by a browser or proxy may be outdated about who is signed in. */
export const fetchCurrentUser = (api: Api): Promise<unknown> =>
  api.request('GET', currentUserPath, undefined, { 'cache-control': 'no-cache' });

/** Runs once at page start. A 401 clears the stored session (see `sessionAwareFetch`); any other failure leaves it. */
export async function checkSession(api: Api): Promise<void> {
  const before = storedUser()?.id;
  const { user, token } = readSession(await fetchCurrentUser(api).catch(() => undefined));
  // A sign-in or sign-out in the meantime takes precedence.
  if (user && storedUser()?.id === before) renewSessionUser(user, token);
  changeSession({ isChecked: true });
}

/** Resolves to the signed-in user once the server has been asked. */
export const whenChecked = (): Promise<SessionUser | undefined> =>
  new Promise((resolve) => {
    const check = () => {
      const { isChecked, user } = sessionState();
      if (!isChecked) return;
      stop();
      resolve(user);
    };
    const stop = subscribeToSession(check);
    check();
  });
