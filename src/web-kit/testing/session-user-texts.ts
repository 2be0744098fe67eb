import type { SessionUser } from '../session/session-user.ts';

/** For tests: a signed-in user. */
export const sessionUserExample: SessionUser = {
  id: 7,
  username: 'dana',
  displayName: 'דנה',
  email: 'dana@cards.example',
  userRole: 'user',
  unreadSupportMessages: 0,
};
