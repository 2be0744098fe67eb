import { CircleAlert } from 'lucide-react';
import { useFlaw } from '../state/post-context.ts';
import type { DraftField } from '../state/post-draft.ts';
import styles from './fields.module.css';

interface FieldFlawProps {
  field: DraftField;
  id?: string;
}

/** For what has no label of its own to stand under. */
export function FieldFlaw({ field, id }: FieldFlawProps) {
  const flaw = useFlaw(field);
  if (!flaw) return null;
  return (
    <p className={styles.flaw} id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{flaw}</span>
    </p>
  );
}
