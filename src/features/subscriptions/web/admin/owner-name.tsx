import { LatinText } from '#ui/latin-text.tsx';
import type { AdminSubscription } from '../../admin-contract.ts';
import styles from './subscriptions.module.css';

export function OwnerName({ subscription: { owner } }: { subscription: AdminSubscription }) {
  return (
    <span className={styles.words}>
      <bdi>{owner.displayName || owner.username}</bdi>
      <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
    </span>
  );
}
