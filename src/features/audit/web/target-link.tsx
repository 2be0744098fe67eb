import { Link } from 'react-router';
import { Text } from '#ui/text.tsx';
import type { AuditEntry } from '../contract.ts';
import { targetPath } from '../target-path.ts';
import styles from './audit.module.css';
import { useAuditWords } from './use-audit-words.ts';

/** What it was done to, by its name of today or its number. */
export function TargetLink({ target }: Pick<AuditEntry, 'target'>) {
  const words = useAuditWords();
  const path = targetPath(target);
  const name = target.name ? <bdi>{target.name}</bdi> : <bdi dir="ltr">{target.id}</bdi>;
  return (
    <Text as="span" breakWords>
      <Text as="span" tone="muted">
        {words.kind(target.kind)}
      </Text>{' '}
      {path ? (
        <Link className={styles.link} to={path}>
          {name}
        </Link>
      ) : (
        name
      )}
    </Text>
  );
}
