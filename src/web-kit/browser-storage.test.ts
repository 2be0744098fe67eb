import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfToken, dropOutdatedCsrfToken, storeCsrfToken } from './api/csrf-token.ts';
import { readCookie, readStored, writeStored } from './browser-storage.ts';
import { clearSession, readSession, storedToken, storedUser, storeSession } from './session/session-user.ts';
import { MemoryStorage } from './testing/memory-storage.ts';
import { sessionUserExample as user } from './testing/session-user-texts.ts';

const closed = () => {
  throw new DOMException('The operation is insecure.', 'SecurityError');
};

let local: MemoryStorage;
let session: MemoryStorage;
beforeEach(() => {
  local = new MemoryStorage();
  session = new MemoryStorage();
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  vi.stubGlobal('document', { cookie: '' });
});
afterEach(() => {
  storeCsrfToken(undefined);
  vi.unstubAllGlobals();
});

describe('browser storage', () => {
  test('stores, reads and removes values, separately for each kind', () => {
    writeStored('localStorage', 'language', 'en');
    expect(readStored('localStorage', 'language')).toBe('en');
    expect(readStored('sessionStorage', 'language')).toBeUndefined();
    writeStored('localStorage', 'language', undefined);
    expect(readStored('localStorage', 'language')).toBeUndefined();
  });

  test.each([
    [
      'is closed and throws when touched',
      () => Object.defineProperty(globalThis, 'localStorage', { get: closed, configurable: true }),
    ],
    [
      'throws at every call',
      () => vi.stubGlobal('localStorage', { getItem: closed, setItem: closed, removeItem: closed }),
    ],
    ['is not there', () => vi.stubGlobal('localStorage', undefined)],
    ['is null, as in some web views', () => vi.stubGlobal('localStorage', null)],
  ])('that %s reads as empty and ignores writes', (_, setUp) => {
    setUp();
    expect(readStored('localStorage', 'token')).toBeUndefined();
    expect(() => storeSession(user, 'tok')).not.toThrow();
    expect(() => clearSession()).not.toThrow();
    expect([storedUser(), storedToken()]).toEqual([undefined, undefined]);
  });
});

describe('cookies', () => {
  test('are found by their full name and decoded', () => {
    vi.stubGlobal('document', { cookie: 'MY-XSRF-TOKEN=no; XSRF-TOKEN=a%3Db; other=1' });
    expect(readCookie('XSRF-TOKEN')).toBe('a=b');
    expect(readCookie('TOKEN')).toBeUndefined();
  });

  test('that cannot be decoded are returned unchanged', () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=%E0%A4%A' });
    expect(readCookie('XSRF-TOKEN')).toBe('%E0%A4%A');
  });

  test('are undefined on the server and when access throws', () => {
    vi.stubGlobal('document', undefined);
    expect(readCookie('a')).toBeUndefined();
    vi.stubGlobal('document', Object.defineProperty({}, 'cookie', { get: closed }));
    expect(readCookie('a')).toBeUndefined();
  });
});

describe('the CSRF token', () => {
  test('is the one in memory, else the cookie, else session storage', () => {
    expect(csrfToken()).toBeUndefined();
    session.setItem('csrfToken', 'stored');
    expect(csrfToken()).toBe('stored');
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=cookie' });
    expect(csrfToken()).toBe('cookie');
    storeCsrfToken('held');
    expect(csrfToken()).toBe('held');
  });

  test('survives a reload in session storage, until it is cleared', () => {
    storeCsrfToken('held');
    expect(session.getItem('csrfToken')).toBe('held');
    storeCsrfToken(undefined);
    expect(session.getItem('csrfToken')).toBeNull();
    expect(csrfToken()).toBeUndefined();
  });

  test.each([
    ['gives way to a newer one in the cookie', 'XSRF-TOKEN=newer', 'newer'],
    ['stays when the cookie carries the same', 'XSRF-TOKEN=held', 'held'],
    ['stays when there is no cookie', '', 'held'],
  ])('in memory %s', (_, cookie, token) => {
    storeCsrfToken('held');
    vi.stubGlobal('document', { cookie });
    dropOutdatedCsrfToken();
    expect(csrfToken()).toBe(token);
  });

  test('an empty cookie is not a token', () => {
    session.setItem('csrfToken', 'stored');
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=' });
    expect(csrfToken()).toBe('stored');
  });
});

describe('the stored user', () => {
  test('is stored under the keys of the specification and read back', () => {
    storeSession(user, 'tok');
    expect([...local.entries.keys()].sort()).toEqual(['currentUser', 'token']);
    expect(storedUser()).toEqual(user);
    expect(storedToken()).toBe('tok');
    clearSession();
    expect(local.entries.size).toBe(0);
  });

  test('a response without a token retains the token of the same user, but never of another', () => {
    storeSession(user, 'old');
    storeSession({ ...user, unreadSupportMessages: 3 }, undefined);
    expect(storedToken()).toBe('old');
    storeSession({ ...user, id: 8 }, undefined);
    expect(storedToken()).toBeUndefined();
  });

  test('is read from a response that is the user or contains it', () => {
    expect(readSession({ ...user, user, token: 'tok' })).toEqual({ user, token: 'tok' });
    expect(readSession({ user })).toEqual({ user, token: undefined });
    expect(readSession({ ...user, token: '' })).toEqual({ user, token: undefined });
    for (const answer of [undefined, null, 'text', {}, { user: {} }, { user: { id: 5 } }, { user: null, token: 7 }])
      expect(readSession(answer)).toEqual({ user: undefined, token: undefined });
  });

  test.each([
    '{"id":7}',
    '{"id":"7","displayName":"x","email":"x"}',
    '{"id":',
    'undefined',
    'null',
    '5',
    '"dana"',
    '[]',
    '{}',
    '',
  ])('%j in storage is no user', (text) => {
    local.setItem('currentUser', text);
    expect(storedUser()).toBeUndefined();
  });
});
