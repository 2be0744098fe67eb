import type { SessionUser } from '../contract.ts';
import type { UserRole } from '../domain.ts';
import type { User } from './queries.ts';

type PublicFields = Pick<User, 'id' | 'username' | 'displayName' | 'email'>;

/** Lists the fields explicitly, so that a new column is never exposed by accident. */
export const presentUser = (
  { id, username, displayName, email }: PublicFields,
  userRole: UserRole,
  unreadSupportMessages: number,
): SessionUser => ({ id, username, displayName, email, userRole, unreadSupportMessages });
