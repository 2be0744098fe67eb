import { Avatar } from '#ui/avatar.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import styles from './users.module.css';

/** Who somebody is at a glance. */
export function UserFace({ user: { displayName, username, email } }: { user: AdminUser }) {
  const name = displayName || username;
  return (
    <span className={styles.face}>
      <Avatar name={name} size="sm" />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <LatinText className={styles.mail ?? ''}>{email}</LatinText>
      </span>
    </span>
  );
}
