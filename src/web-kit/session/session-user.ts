import type { StaffRole } from '#base/staff-roles.ts';
import type { Locale } from '#i18n/locale.ts';
import { readStored, writeStored } from '../browser-storage.ts';

/** The user at the last server response. A hint for the first paint, never a proof of authentication. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly userRole: 'user' | 'subscriber' | 'admin';
  /** Of an admin. Missing in what an older version of this code stored. */
  readonly staffRole?: StaffRole | undefined;
  readonly unreadSupportMessages: number;
  /** Missing in what an older version of this code stored. */
  readonly language?: Locale | undefined;
  /** The admin who is impersonating this owner. */
  readonly viewedBy?: { readonly username: string } | undefined;
  /** When the account will be deleted, if its owner has requested it. */
  readonly deletesAt?: string | undefined;
}

export const userKey = 'currentUser';
const tokenKey = 'token';

/** Storage is untrusted, and a response may not be ours: incomplete data counts as signed out. */
export function sessionUserOf(value: unknown): SessionUser | undefined {
  const { id, displayName, email } = (value ?? {}) as Record<string, unknown>;
  const isValid = typeof id === 'number' && typeof displayName === 'string' && typeof email === 'string';
  return isValid ? (value as SessionUser) : undefined;
}

export function parseStoredUser(text: string | null | undefined): SessionUser | undefined {
  try {
    return sessionUserOf(JSON.parse(text ?? 'null'));
  } catch {
    return undefined;
  }
}

export const storedUser = (): SessionUser | undefined => parseStoredUser(readStored('localStorage', userKey));

export const storedToken = (): string | undefined => readStored('localStorage', tokenKey);

/** A response without a token retains the stored one of the same user, never that of another. */
export function storeSession(user: SessionUser, token: string | undefined): void {
  const previousToken = storedUser()?.id === user.id ? storedToken() : undefined;
  writeStored('localStorage', userKey, JSON.stringify(user));
  writeStored('localStorage', tokenKey, token || previousToken);
}

export function clearSession(): void {
  writeStored('localStorage', userKey, undefined);
  writeStored('localStorage', tokenKey, undefined);
}

/** The user is the response itself or its field `user`; a token is optional. */
export function readSession(answer: unknown): { user: SessionUser | undefined; token: string | undefined } {
  const { user, token, ...rest } = (answer ?? {}) as Record<string, unknown>;
  return {
    user: sessionUserOf(user) ?? sessionUserOf(rest),
    token: typeof token === 'string' && token ? token : undefined,
  };
}
