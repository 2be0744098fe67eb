import type { Api } from '../api/api-client.ts';
import { changeSession, renewSessionUser, sessionState, subscribeToSession } from './session-store.ts';
import { readSession, type SessionUser, storedUser } from './session-user.ts';

export const currentUserPath = '/api/auth/current-user';

/** Past every cache: what a browser or a proxy kept says nothing about who is signed in now. */
export const fetchCurrentUser = (api: Api): Promise<unknown> =>
  api.request('GET', currentUserPath, undefined, { 'cache-control': 'no-cache' });

/** Asked once when a page starts. A refusal ends what is stored (see `watchedFetch`); any other failure leaves it. */
export async function checkSession(api: Api): Promise<void> {
  const before = storedUser()?.id;
  const { user, token } = readSession(await fetchCurrentUser(api).catch(() => undefined));
  // Whoever signed in or out in the meantime knows better.
  if (user && storedUser()?.id === before) renewSessionUser(user, token);
  changeSession({ isChecked: true });
}

/** Who is signed in, once the server has been asked. */
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
