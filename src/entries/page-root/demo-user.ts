import { demoEmail } from '#features/accounts/demo-account.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';

export const isDemoUser = (user: Pick<SessionUser, 'email'> | undefined): boolean => user?.email === demoEmail;

/** The specification requires these headers for the demo user; the server never trusts them. */
export const demoHeaders = (user: SessionUser | undefined): Record<string, string> =>
  user && isDemoUser(user) ? { 'x-user-email': user.email, 'x-user-id': String(user.id) } : {};
