import { readStored, writeStored } from './browser-storage.ts';

/** Who was signed in when this browser last heard from the server. A hint for the first paint, never a proof. */
export interface SessionUser {
  readonly id: number;
  readonly username: string;
  readonly displayName: string;
  readonly email: string;
  readonly userRole: 'user' | 'subscriber' | 'admin';
  readonly unreadSupportMessages: number;
}

const userKey = 'currentUser';
const tokenKey = 'token';

export function storedUser(): SessionUser | undefined {
  try {
    const parsed: unknown = JSON.parse(readStored('localStorage', userKey) ?? 'null');
    return parsed && typeof parsed === 'object' && 'id' in parsed ? (parsed as SessionUser) : undefined;
  } catch {
    return undefined;
  }
}

export const storedToken = (): string | undefined => readStored('localStorage', tokenKey);

/** An answer without a token keeps the one of the same person, and never that of another. */
export function storeSession(user: SessionUser, token: string | undefined): void {
  const kept = storedUser()?.id === user.id ? storedToken() : undefined;
  writeStored('localStorage', userKey, JSON.stringify(user));
  writeStored('localStorage', tokenKey, token || kept);
}

export function clearSession(): void {
  writeStored('localStorage', userKey, undefined);
  writeStored('localStorage', tokenKey, undefined);
}
