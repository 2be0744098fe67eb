import { readCookie, readStored, writeStored } from '../browser-storage.ts';

const cookieName = 'XSRF-TOKEN';
const storageKey = 'csrfToken';
let memoryToken: string | undefined;

/** From memory, else the cookie, else session storage. */
export const csrfToken = (): string | undefined =>
  memoryToken || readCookie(cookieName) || readStored('sessionStorage', storageKey);

export function storeCsrfToken(token: string | undefined): void {
  memoryToken = token;
  writeStored('sessionStorage', storageKey, token);
}

/** The token from before a sign-in is valid for a few minutes only; the new session's token is in the cookie. */
export function dropOutdatedCsrfToken(): void {
  const cookieToken = readCookie(cookieName);
  if (cookieToken && cookieToken !== memoryToken) storeCsrfToken(undefined);
}
