import type { SessionState } from '#web-kit/session/session-store.ts';
import type { AppPage } from './app-page.ts';

/** `wait`: nobody is known here, and the server has not said yet whether its cookie is. */
export type GuardVerdict = 'content' | 'wait' | 'login' | 'forbidden';

/** Whoever is known here sees the page at once: what it may show is decided by the server at each call. */
export function guardVerdict(
  access: AppPage['access'],
  { user, isChecked }: Pick<SessionState, 'user' | 'isChecked'>,
): GuardVerdict {
  if (access === 'public') return 'content';
  if (!user) return isChecked ? 'login' : 'wait';
  if (access === 'user' || user.userRole === 'admin') return 'content';
  // A role may have been given since this browser last heard of it.
  return isChecked ? 'forbidden' : 'wait';
}
