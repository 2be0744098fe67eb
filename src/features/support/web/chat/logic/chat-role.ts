import { demoEmail } from '#features/accounts/domain.ts';
import type { SessionUser } from '#web-kit/session/session-user.ts';

/** Who looks at the chat, which decides what may be done in it. */
export type ChatRole = 'visitor' | 'demo' | 'user' | 'subscriber' | 'admin';

/** What a demo session does is dropped with it: nobody would be there to read an answer. */
export function chatRoleOf(user: Pick<SessionUser, 'email' | 'userRole'> | undefined): ChatRole {
  if (!user) return 'visitor';
  return user.email === demoEmail ? 'demo' : user.userRole;
}

/** Plain users read; every other role writes. */
export const canSend = (role: ChatRole): boolean => role === 'subscriber' || role === 'admin';

/** Any role but that of a plain user counts as full support; a visitor has none of either. */
export function supportLevel(user: Pick<SessionUser, 'userRole'> | undefined): 'basic' | 'full' | undefined {
  if (!user) return undefined;
  return user.userRole === 'user' ? 'basic' : 'full';
}
