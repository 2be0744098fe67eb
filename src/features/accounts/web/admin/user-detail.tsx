import type { AdminUserDetail } from '../../admin-contract.ts';
import styles from './user.module.css';
import { UserAccount } from './user-account.tsx';
import { UserActivity } from './user-activity.tsx';
import { UserLinks } from './user-links.tsx';
import { UserNotices } from './user-notices.tsx';
import { UserPlan } from './user-plan.tsx';
import { UserSessions } from './user-sessions.tsx';

export function UserDetail({ user }: { user: AdminUserDetail }) {
  return (
    <div className={styles.panels}>
      <UserNotices user={user} />
      <UserPlan user={user} />
      <UserAccount user={user} />
      <UserSessions user={user} />
      <UserActivity user={user} />
      <UserLinks user={user} />
    </div>
  );
}
