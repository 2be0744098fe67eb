import { Link } from 'react-router';
import { Text } from '#ui/text/text.tsx';
import type { AuditEntry } from '../contract.ts';
import { targetPath } from '../target-path.ts';
import styles from './audit.module.css';
import { useAuditLabels } from './use-audit-labels.ts';

/** What it was done to, by its name of today or its number. */
export function TargetLink({ target }: Pick<AuditEntry, 'target'>) {
  const labels = useAuditLabels();
  const path = targetPath(target);
  const name = target.name ? <bdi>{target.name}</bdi> : <bdi dir="ltr">{target.id}</bdi>;
  return (
    <Text as="span" breakWords>
      <Text as="span" tone="muted">
        {labels.kind(target.kind)}
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
