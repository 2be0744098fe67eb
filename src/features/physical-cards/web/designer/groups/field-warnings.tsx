import { Row, Stack } from '#ui/layout/layout.tsx';
import { SeverityIcon, useWarningLines } from '../stage/warning-list.tsx';
import type { FieldName } from '../state/warning-fields.ts';
import styles from './groups.module.css';

/** Shows print warnings beside the field that causes them. */
export function FieldWarnings({ field }: { field: FieldName }) {
  const own = useWarningLines().lines.filter((line) => line.field === field);
  if (own.length === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {own.map(({ text, severity }) => (
        <Row as="li" gap={2} key={text} className={styles.warning} data-severity={severity}>
          <SeverityIcon severity={severity} size={16} />
          {text}
        </Row>
      ))}
    </Stack>
  );
}
