import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import type { AuditEntry } from '../contract.ts';
import { auditTexts } from '../texts.ts';
import styles from './audit.module.css';

/** Whoever did it; without an account it was the command line. */
export function ActorName({ actor: { id, name } }: Pick<AuditEntry, 'actor'>) {
  const t = useTexts(auditTexts);
  if (id === null) return <span className={styles.quiet}>{t('audit.shell')}</span>;
  return (
    <Link className={styles.link} to={`/admin/users/${id}`}>
      <bdi>{name}</bdi>
    </Link>
  );
}
