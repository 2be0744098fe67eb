import { QueryClient, QueryObserver } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createApi } from '../api/api-client.tsx';
import { csrfToken, storeCsrfToken } from '../api/csrf-token.ts';
import { MemoryStorage } from '../testing/memory-storage.ts';
import { sessionUserExample as dana } from '../testing/session-user-texts.ts';
import { type AuthChange, announceAuthChange, onAuthChange, onHeaderUpdated } from './auth-events.ts';
import { followAuthChanges, followOtherTabs } from './follow-session.ts';
import { sessionAwareFetch } from './session-aware-fetch.ts';
import { changeSession, renewSessionUser, restoreSession, sessionState, subscribeToSession } from './session-store.ts';
import { type SessionUser, storedToken, storedUser, storeSession } from './session-user.ts';
import { checkSession, whenChecked } from './start-session.ts';

const noa: SessionUser = { ...dana, id: 8, username: 'noa', displayName: 'נועה', email: 'noa@cards.example' };

let changes: AuthChange[];
let calls: { url: string; headers: Headers }[];
let answer: () => Response | Promise<Response>;
let stops: (() => void)[];
const fetchIt = vi.fn<typeof fetch>(async (url, init) => {
  calls.push({ url: String(url), headers: new Headers(init?.headers) });
  return answer();
});
const api = createApi({ baseUrl: '', locale: () => 'he', fetch: sessionAwareFetch(fetchIt) });

beforeEach(() => {
  vi.stubGlobal('localStorage', new MemoryStorage());
  vi.stubGlobal('window', new EventTarget());
  changes = [];
  calls = [];
  answer = () => Response.json({ code: 'unauthenticated' }, { status: 401 });
  stops = [onAuthChange((change) => changes.push(change))];
  restoreSession();
});
afterEach(() => {
  for (const stop of stops) stop();
  storeCsrfToken(undefined);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const signedIn = (user: SessionUser = dana) => {
  storeSession(user, 'tok');
  restoreSession();
};

describe('at page start', () => {
  test('the server is queried without caches, and its response is stored', async () => {
    answer = () => Response.json({ ...dana, user: dana, token: 'fresh' });
    await checkSession(api);
    expect(calls.map(({ url }) => url)).toEqual(['/api/auth/current-user']);
    expect(calls[0]?.headers.get('cache-control')).toBe('no-cache');
    expect([storedUser(), storedToken()]).toEqual([dana, 'fresh']);
    expect(sessionState()).toMatchObject({ user: dana, isChecked: true, isChanging: false });
    expect(changes).toEqual([]);
  });

  test('a response without a token retains the stored one', async () => {
    signedIn();
    answer = () => Response.json({ user: { ...dana, unreadSupportMessages: 2 } });
    await checkSession(api);
    expect(storedToken()).toBe('tok');
    expect(sessionState().user?.unreadSupportMessages).toBe(2);
  });

  test('a 401 clears the stored session and announces that it expired', async () => {
    signedIn();
    await checkSession(api);
    expect([storedUser(), storedToken()]).toEqual([undefined, undefined]);
    expect(changes).toEqual([{ action: 'logout', reason: 'expired' }]);
    expect(sessionState().isChecked).toBe(true);
  });

  test('a 401 for a visitor is not announced', async () => {
    await checkSession(api);
    expect(changes).toEqual([]);
    expect(sessionState()).toMatchObject({ user: undefined, isChecked: true });
  });

  test.each([
    ['the server is broken', () => Response.json({}, { status: 500 })],
    ['there is no line', () => Promise.reject(new TypeError('no line'))],
    ['the answer is none', () => Response.json({ user: null })],
    ['a proxy answers for it', () => new Response('<h1>nginx</h1>', { status: 502 })],
  ])('%s: the user remains signed in', async (_, broken) => {
    signedIn();
    answer = broken;
    await checkSession(api);
    expect([storedUser(), sessionState().user, sessionState().isChecked]).toEqual([dana, dana, true]);
    expect(changes).toEqual([]);
  });

  test('a sign-in during the request is not undone by its response', async () => {
    answer = () => {
      storeSession(noa, 'new');
      return Response.json({ user: dana });
    };
    await checkSession(api);
    expect(storedUser()).toEqual(noa);
  });

  test('whenChecked resolves after the check', async () => {
    answer = () => Response.json({ user: dana });
    const checkedUser = whenChecked();
    await checkSession(api);
    expect(await checkedUser).toEqual(dana);
    expect(await whenChecked()).toEqual(dana);
  });
});

describe('a 401 during use', () => {
  const call = (method: string, url: string) => api.request(method, url).catch((error) => error.status);

  test('ends the session once, however many requests failed', async () => {
    signedIn();
    storeCsrfToken('old');
    expect(await Promise.all([call('GET', '/api/account'), call('GET', '/api/leads')])).toEqual([401, 401]);
    expect(await call('PUT', '/api/account')).toBe(401);
    expect(changes).toEqual([{ action: 'logout', reason: 'expired' }]);
    expect(csrfToken()).toBeUndefined();
  });

  test.each(['login', 'register', 'logout', 'confirm', 'second-factor'])(
    'of /api/auth/%s does not end the session',
    async (name) => {
      signedIn();
      await call('POST', `/api/auth/${name}`);
      expect(storedUser()).toEqual(dana);
    },
  );

  test('with field errors does not end the session', async () => {
    signedIn();
    answer = () => Response.json({ code: 'unauthenticated', fields: { password: 'שגויה' } }, { status: 401 });
    await call('PUT', '/api/account/password');
    expect(changes).toEqual([]);
  });

  test('is ignored for a visitor, as are other statuses, or after another sign-in', async () => {
    await call('GET', '/api/account');
    signedIn();
    answer = () => Response.json({}, { status: 403 });
    await call('GET', '/api/account');
    answer = () => {
      storeSession(noa, 'new');
      return Response.json({}, { status: 401 });
    };
    await call('GET', '/api/account');
    expect(changes).toEqual([]);
    expect(storedUser()).toEqual(noa);
  });

  test('leaves its body readable to the caller', async () => {
    signedIn();
    answer = () => Response.json({ message: 'נדרשת התחברות' }, { status: 401 });
    await expect(api.request('GET', '/api/account')).rejects.toMatchObject({ message: 'נדרשת התחברות' });
  });
});

describe('the session state of the page', () => {
  let queries: QueryClient;
  beforeEach(() => {
    vi.useFakeTimers();
    queries = new QueryClient();
    stops.push(followAuthChanges(queries));
  });

  test('a sign-in sets the user immediately and refetches everything, again after two seconds', () => {
    const refresh = vi.spyOn(queries, 'invalidateQueries');
    const updated = vi.fn();
    stops.push(onHeaderUpdated(updated));
    announceAuthChange({ action: 'login', user: dana });
    expect(sessionState()).toMatchObject({ user: dana, isChanging: true });
    expect(refresh).toHaveBeenCalledTimes(1);
    vi.advanceTimersByTime(1_999);
    expect([sessionState().isChanging, updated.mock.calls.length]).toEqual([true, 0]);
    vi.advanceTimersByTime(1);
    expect(refresh).toHaveBeenCalledTimes(2);
    expect(sessionState()).toMatchObject({ user: dana, isChanging: false });
    expect(updated).toHaveBeenCalledTimes(1);
  });

  test('a sign-out removes the user and clears the query cache', () => {
    signedIn();
    queries.setQueryData(['/api/account'], { secret: true });
    announceAuthChange({ action: 'logout', reason: 'asked' });
    expect(sessionState()).toMatchObject({ user: undefined, isChanging: false, ended: 'asked' });
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  test('“on logout event … empty the cache”: also when expired, except for what is on the screen', () => {
    signedIn();
    for (const key of ['/api/account', '/api/leads']) queries.setQueryData([key], { secret: true });
    const close = new QueryObserver(queries, {
      queryKey: ['/api/account'],
      queryFn: () => ({ secret: true }),
    }).subscribe(() => undefined);
    announceAuthChange({ action: 'logout', reason: 'expired' });
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map(({ queryKey }) => queryKey),
    ).toEqual([['/api/account']]);
    announceAuthChange({ action: 'login', user: dana });
    expect(queries.getQueryData(['/api/account'])).toEqual({ secret: true });
    close();
    announceAuthChange({ action: 'logout', reason: 'expired' });
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  test('a different user finds nothing of an expired session, even on the screen', () => {
    signedIn();
    queries.setQueryData(['/api/account'], { secret: true });
    announceAuthChange({ action: 'logout', reason: 'expired' });
    announceAuthChange({ action: 'login', user: { ...dana, id: dana.id + 1 } });
    expect(queries.getQueryCache().getAll()).toEqual([]);
  });

  test('a sign-out during a sign-in leaves no user and no pending update', () => {
    const updated = vi.fn();
    stops.push(onHeaderUpdated(updated));
    announceAuthChange({ action: 'login', user: dana });
    announceAuthChange({ action: 'logout' });
    vi.advanceTimersByTime(10_000);
    expect(sessionState()).toMatchObject({ user: undefined, isChanging: false });
    expect(updated).not.toHaveBeenCalled();
  });

  test('a new sign-in clears the reason why the last session ended', () => {
    announceAuthChange({ action: 'logout', reason: 'expired' });
    announceAuthChange({ action: 'login', user: dana });
    expect(sessionState().ended).toBeUndefined();
  });

  test('a changed name is shown and stored without announcing an auth change', () => {
    signedIn();
    const listener = vi.fn();
    stops.push(subscribeToSession(listener));
    renewSessionUser({ ...dana, displayName: 'דנה לוי' });
    expect(sessionState()).toMatchObject({ user: { displayName: 'דנה לוי' }, isChanging: false });
    expect([storedUser()?.displayName, storedToken()]).toEqual(['דנה לוי', 'tok']);
    expect(listener).toHaveBeenCalledTimes(1);
    expect(changes).toEqual([]);
  });
});

describe('changes in other tabs', () => {
  const dispatchStorage = (key: string | null, newValue: string | null) =>
    window.dispatchEvent(Object.assign(new Event('storage'), { key, newValue }));
  beforeEach(() => {
    stops.push(followOtherTabs());
    storeCsrfToken('old');
  });

  test('a sign-in there signs in here', () => {
    dispatchStorage('currentUser', JSON.stringify(dana));
    expect(changes).toEqual([{ action: 'login', user: dana }]);
    expect(csrfToken()).toBeUndefined();
  });

  test.each([
    ['a sign-out', 'currentUser'],
    ['an emptied storage', null],
  ])('%s there signs out here', (_, key) => {
    signedIn();
    dispatchStorage(key, null);
    expect(changes).toEqual([{ action: 'logout' }]);
  });

  test('a sign-in by another user there switches the user here', () => {
    signedIn();
    dispatchStorage('currentUser', JSON.stringify(noa));
    expect(changes).toEqual([{ action: 'login', user: noa }]);
  });

  test('a changed name is applied without an auth change, and other storage keys are ignored', () => {
    signedIn();
    dispatchStorage('currentUser', JSON.stringify({ ...dana, displayName: 'דנה לוי' }));
    dispatchStorage('language', 'en');
    expect(sessionState().user?.displayName).toBe('דנה לוי');
    expect(changes).toEqual([]);
    expect(csrfToken()).toBe('old');
  });

  test('an unreadable stored user signs out here, and is ignored when already signed out', () => {
    dispatchStorage('currentUser', '{"id":');
    expect(changes).toEqual([]);
    changeSession({ user: dana });
    dispatchStorage('currentUser', '{"id":');
    expect(changes).toEqual([{ action: 'logout' }]);
  });
});
