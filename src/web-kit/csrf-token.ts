import { readCookie, readStored, writeStored } from './browser-storage.ts';

const cookieName = 'XSRF-TOKEN';
const storageKey = 'csrfToken';
let held: string | undefined;

/** Held in memory, else the cookie, else session storage. */
export const csrfToken = (): string | undefined =>
  held || readCookie(cookieName) || readStored('sessionStorage', storageKey);

export function holdCsrfToken(token: string | undefined): void {
  held = token;
  writeStored('sessionStorage', storageKey, token);
}

/** The token from before a sign-in is good for a few minutes only; the new session's own stands in the cookie. */
export function dropOutdatedCsrfToken(): void {
  const fresh = readCookie(cookieName);
  if (fresh && fresh !== held) holdCsrfToken(undefined);
}
