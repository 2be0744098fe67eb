import type { SessionUser } from '../contract.ts';
import type { UserRole } from '../domain.ts';
import type { User } from './queries.ts';

type PublicFields = Pick<User, 'id' | 'username' | 'displayName' | 'email'>;

/** Field by field, so that a new column never slips out. */
export const presentUser = (
  { id, username, displayName, email }: PublicFields,
  userRole: UserRole,
  unreadSupportMessages: number,
): SessionUser => ({
  id,
  username,
  displayName,
  email,
  userRole,
  unreadSupportMessages,
});
