import type { AccountSession } from '../../contract.ts';
import styles from './session-list.module.css';
import { SessionRow } from './session-row.tsx';

interface SessionListProps {
  sessions: readonly AccountSession[];
}

/** This device first, then the ones that were here last. */
export const inOrder = (sessions: readonly AccountSession[]): AccountSession[] =>
  sessions.toSorted(
    (one, other) =>
      Number(other.isCurrent) - Number(one.isCurrent) || Date.parse(other.lastSeenAt) - Date.parse(one.lastSeenAt),
  );

export function SessionList({ sessions }: SessionListProps) {
  return (
    <ul className={styles.list}>
      {inOrder(sessions).map((session) => (
        <li key={session.id} className={styles.item}>
          <SessionRow session={session} />
        </li>
      ))}
    </ul>
  );
}
