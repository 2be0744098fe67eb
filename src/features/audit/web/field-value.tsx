import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import styles from './audit.module.css';
import { auditTexts } from './audit-texts.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Any value that a line may hold, as text: nothing of it is ever taken for more. */
export function FieldValue({ value }: { value: unknown }) {
  const t = useTexts(auditTexts);
  if (value === null || value === undefined || value === '')
    return <span className={styles.quiet}>{t('audit.value.none')}</span>;
  if (typeof value === 'boolean') return t(value ? 'audit.value.yes' : 'audit.value.no');
  if (typeof value === 'string')
    return moment.test(value) ? <DateText value={value} time /> : <span dir="auto">{value}</span>;
  if (typeof value === 'number') return <bdi dir="ltr">{value.toLocaleString('en')}</bdi>;
  return (
    <pre className={styles.json} dir="ltr">
      {JSON.stringify(value, null, 2)}
    </pre>
  );
}
