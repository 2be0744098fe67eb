import { Avatar } from '#ui/avatar.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { LatinText } from '#ui/locale.tsx';
import type { SessionUser } from '#web-kit/session/session-user.ts';
import styles from './avatar-menu.module.css';

/** The signed-in user: avatar, name, email. */
export function SignedInUser({ user }: { user: SessionUser }) {
  return (
    <Row gap={3} align="center" shrink className={styles.identity}>
      <Avatar name={user.displayName} />
      <Stack align="start" shrink line="snug">
        <bdi className={styles.name}>{user.displayName}</bdi>
        <LatinText className={styles.email ?? ''}>{user.email}</LatinText>
      </Stack>
    </Row>
  );
}
