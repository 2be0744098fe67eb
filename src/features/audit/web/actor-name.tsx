import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import type { AuditEntry } from '../contract.ts';
import { auditTexts } from '../texts.ts';
import styles from './audit.module.css';

/** Whoever did it; without an account it was the command line. */
export function ActorName({ actor: { id, name } }: Pick<AuditEntry, 'actor'>) {
  const t = useTexts(auditTexts);
  if (id === null)
    return (
      <Text as="span" tone="muted">
        {t('audit.shell')}
      </Text>
    );
  return (
    <Link className={styles.link} to={`/admin/users/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
