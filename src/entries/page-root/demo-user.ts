import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';

export const isDemoUser = (user: Pick<SessionUser, 'email'> | undefined): boolean => user?.email === demoEmail;

/** The specification sends who the demo user says to be with every call; the server never takes it for a proof. */
export const demoHeaders = (user: SessionUser | undefined): Record<string, string> =>
  user && isDemoUser(user) ? { 'x-user-email': user.email, 'x-user-id': String(user.id) } : {};
