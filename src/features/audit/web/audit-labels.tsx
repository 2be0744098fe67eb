import { Link } from 'react-router';
import { useTexts } from '#ui/locale.tsx';
import { Text } from '#ui/text/text.tsx';
import { actionTexts } from '../action-texts.ts';
import type { AuditEntry } from '../contract.ts';
import { targetPath } from '../target-path.ts';
import { auditTexts } from '../texts.ts';
import styles from './audit.module.css';
import { fieldTexts } from './field-texts.ts';

/** The actor; without an account it was the command line. */
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

/** The log is append-only: entries of earlier releases contain the field names of their time. */
const currentNames = new Map([
  ['givenPackage', 'complimentaryPackage'],
  ['givenUntil', 'complimentaryUntil'],
  ['holdsFrom', 'effectiveFrom'],
  ['chip', 'model'],
  ['words', 'texts'],
]);

/** Localized names for the log; unknown ones are shown unchanged. */
export function useAuditLabels() {
  const t = useTexts(auditTexts);
  const actionText = useTexts(actionTexts);
  const field = useTexts(fieldTexts);
  return {
    action: (name: string): string => {
      const [section, verb] = name.split('.');
      return actionText.find(`auditActions.${section}.${verb}`) ?? name;
    },
    section: (name: string): string => t.find(`audit.sections.${name}`) ?? name,
    kind: (name: string): string => t.find(`audit.kinds.${name}`) ?? name,
    field: (name: string): string => field.find(`auditFields.${currentNames.get(name) ?? name}`) ?? name,
  };
}

/** The target, by its current name or its ID. */
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
