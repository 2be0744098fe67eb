import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { csrfToken, dropOutdatedCsrfToken, storeCsrfToken } from './api/csrf-token.ts';
import { readCookie, readStored, writeStored } from './browser-storage.ts';
import { clearSession, readSession, storedToken, storedUser, storeSession } from './session/session-user.ts';
import { sessionUserExample as user } from './testing/session-user-example.ts';

class MemoryStorage {
  readonly entries = new Map<string, string>();
  getItem = (key: string) => this.entries.get(key) ?? null;
  setItem = (key: string, value: string) => void this.entries.set(key, value);
  removeItem = (key: string) => void this.entries.delete(key);
}

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

describe('storage of the browser', () => {
  test('keeps, reads and forgets, each kind for itself', () => {
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
  ])('that %s reads as empty and swallows writes', (_, setUp) => {
    setUp();
    expect(readStored('localStorage', 'token')).toBeUndefined();
    expect(() => storeSession(user, 'tok')).not.toThrow();
    expect(() => clearSession()).not.toThrow();
    expect([storedUser(), storedToken()]).toEqual([undefined, undefined]);
  });
});

describe('cookies', () => {
  test('are found by their whole name and decoded', () => {
    vi.stubGlobal('document', { cookie: 'MY-XSRF-TOKEN=no; XSRF-TOKEN=a%3Db; other=1' });
    expect(readCookie('XSRF-TOKEN')).toBe('a=b');
    expect(readCookie('TOKEN')).toBeUndefined();
  });

  test('that cannot be decoded are given as they are', () => {
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=%E0%A4%A' });
    expect(readCookie('XSRF-TOKEN')).toBe('%E0%A4%A');
  });

  test('are not there on the server, nor in a closed frame', () => {
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

  test('survives a reload by way of session storage, until it is given up', () => {
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
  ])('that is held %s', (_, cookie, token) => {
    storeCsrfToken('held');
    vi.stubGlobal('document', { cookie });
    dropOutdatedCsrfToken();
    expect(csrfToken()).toBe(token);
  });

  test('an empty cookie is no token', () => {
    session.setItem('csrfToken', 'stored');
    vi.stubGlobal('document', { cookie: 'XSRF-TOKEN=' });
    expect(csrfToken()).toBe('stored');
  });
});

describe('who was signed in', () => {
  test('is kept under the keys of the specification and read back', () => {
    storeSession(user, 'tok');
    expect([...local.entries.keys()].sort()).toEqual(['currentUser', 'token']);
    expect(storedUser()).toEqual(user);
    expect(storedToken()).toBe('tok');
    clearSession();
    expect(local.entries.size).toBe(0);
  });

  test('an answer without a token keeps the one of the same person, and never that of another', () => {
    storeSession(user, 'old');
    storeSession({ ...user, unreadSupportMessages: 3 }, undefined);
    expect(storedToken()).toBe('old');
    storeSession({ ...user, id: 8 }, undefined);
    expect(storedToken()).toBeUndefined();
  });

  test('is read from an answer that is the user, or holds it', () => {
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
  ])('%j in storage is nobody', (text) => {
    local.setItem('currentUser', text);
    expect(storedUser()).toBeUndefined();
  });
});
