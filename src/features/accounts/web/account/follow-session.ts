import { renewSessionUser } from '#web-kit/session-store.ts';
import { type SessionUser, storedUser } from '#web-kit/session-user.ts';
import type { Account } from '../../contract.ts';

const sessionUserOf = (account: Account): SessionUser => ({
  id: account.id,
  username: account.username,
  displayName: account.displayName,
  email: account.email,
  userRole: account.userRole,
  unreadSupportMessages: account.unreadSupportMessages,
});

const shown = ({ id, username, displayName, email, userRole }: SessionUser): string =>
  JSON.stringify([id, username, displayName, email, userRole]);

/** Keeps the name that the header shows in step with the account, and is quiet where nothing changed. */
export function followSession(account: Account): void {
  const known = storedUser();
  const user = sessionUserOf(account);
  // An answer from before a sign-out, or of another account, must not bring its owner back.
  if (known?.id === user.id && shown(known) !== shown(user)) renewSessionUser(user);
}
