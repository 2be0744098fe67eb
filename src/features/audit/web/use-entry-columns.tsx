import type { ListColumn } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AuditEntry } from '../contract.ts';
import { ActorName } from './actor-name.tsx';
import styles from './audit.module.css';
import { auditTexts } from './audit-texts.ts';
import { TargetLink } from './target-link.tsx';
import { useAuditWords } from './use-audit-words.ts';

export function useEntryColumns(onOpen: (entry: AuditEntry) => void): ListColumn<AuditEntry>[] {
  const t = useTexts(auditTexts);
  const words = useAuditWords();
  return [
    {
      id: 'action',
      head: t('audit.columns.action'),
      isMain: true,
      cell: (entry) => (
        <button type="button" className={styles.action} onClick={() => onOpen(entry)}>
          {words.action(entry.action)}
        </button>
      ),
    },
    { id: 'target', head: t('audit.columns.target'), cell: ({ target }) => <TargetLink target={target} /> },
    { id: 'who', head: t('audit.columns.who'), cell: ({ actor }) => <ActorName actor={actor} /> },
    { id: 'at', head: t('audit.columns.at'), cell: ({ at }) => <DateText value={at} time /> },
    {
      id: 'from',
      head: t('audit.columns.from'),
      cell: ({ address }) => address && <LatinText className={styles.address ?? ''}>{address}</LatinText>,
    },
  ];
}
