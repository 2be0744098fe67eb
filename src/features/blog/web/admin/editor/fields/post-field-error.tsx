import { CircleAlert } from 'lucide-react';
import { Row } from '#ui/layout/layout.tsx';
import type { DraftField } from '../state/post-draft.ts';
import { useFieldError } from '../state/post-session.ts';
import styles from './fields.module.css';

/** For controls without a label below which an error could be shown. */
export function PostFieldError({ field, id }: { field: DraftField; id?: string }) {
  const error = useFieldError(field);
  if (!error) return null;
  return (
    <Row as="p" gap={1} tone="bad" size="xs" weight="medium" className={styles.error} id={id}>
      <CircleAlert size={16} aria-hidden="true" />
      <span>{error}</span>
    </Row>
  );
}
