import { DateText } from '#ui/date-text.tsx';
import { ArrowForward } from '#ui/direction-icons.tsx';
import { useTexts } from '#ui/locale.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { changesIn } from '../changes.ts';
import type { AuditEntry } from '../contract.ts';
import styles from './audit.module.css';
import { auditTexts } from './audit-texts.ts';
import { useAuditWords } from './use-audit-words.ts';

const moment = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;

/** Any value that a line may hold, as text: nothing of it is ever taken for more. */
function FieldValue({ value }: { value: unknown }) {
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

/** Before → after, field by field. */
export function ChangesTable({ entry }: { entry: AuditEntry }) {
  const t = useTexts(auditTexts);
  const words = useAuditWords();
  const changes = changesIn(entry);
  return (
    <section className={styles.changes}>
      <h3 className={styles.heading}>{t('audit.line.changes')}</h3>
      {changes.length === 0 && <p className={styles.quiet}>{t('audit.line.nothing')}</p>}
      <ul className={styles.fields}>
        {changes.map(({ name, before, after }) => (
          <li key={name} className={styles.field}>
            <span className={styles.fieldName}>{words.field(name)}</span>
            <div className={styles.sides}>
              {before !== undefined && (
                <div className={styles.before}>
                  <VisuallyHidden>{t('audit.line.before')}: </VisuallyHidden>
                  <FieldValue value={before} />
                </div>
              )}
              {before !== undefined && after !== undefined && <ArrowForward size={16} aria-hidden="true" />}
              {after !== undefined && (
                <div className={styles.after}>
                  <VisuallyHidden>{t('audit.line.after')}: </VisuallyHidden>
                  <FieldValue value={after} />
                </div>
              )}
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
