import type { SessionUser } from '#web-kit/session-user.ts';

/** The room's own constant would bring its schemas into the first script of every page; a test keeps the two the same. */
const demoEmail = 'demo@negia.example';

export const isDemoUser = (user: Pick<SessionUser, 'email'> | undefined): boolean => user?.email === demoEmail;

/** The specification sends who the demo user says to be with every call; the server never takes it for a proof. */
export const demoHeaders = (user: SessionUser | undefined): Record<string, string> =>
  user && isDemoUser(user) ? { 'x-user-email': user.email, 'x-user-id': String(user.id) } : {};
