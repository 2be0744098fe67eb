import { Row, Stack } from '#ui/layout/layout.tsx';
import { isEngraved } from '../../../design/design.ts';
import { SeverityIcon, useWarningText } from '../stage/warning-list.tsx';
import { useDesign, useWarnings } from '../state/use-design.ts';
import { type FieldName, fieldOf } from '../state/warning-fields.ts';
import styles from './groups.module.css';

/** Shows print warnings beside the field that causes them. */
export function FieldWarnings({ field }: { field: FieldName }) {
  const warningText = useWarningText();
  const hasColours = useDesign(({ material }) => !isEngraved(material));
  const own = useWarnings().filter((warning) => fieldOf(warning, hasColours) === field);
  const sentences = new Map(own.map((warning) => [warningText(warning), warning.severity]));
  if (sentences.size === 0) return null;
  return (
    <Stack as="ul" gap={1}>
      {[...sentences].map(([sentence, severity]) => (
        <Row as="li" gap={2} key={sentence} className={styles.warning} data-severity={severity}>
          <SeverityIcon severity={severity} size={16} />
          {sentence}
        </Row>
      ))}
    </Stack>
  );
}
