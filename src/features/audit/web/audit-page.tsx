import { useQuery } from '@tanstack/react-query';
import { ScrollText, X } from 'lucide-react';
import { useState } from 'react';
import {
  AdminList,
  AdminPage,
  FilterDates,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/sheet.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AuditEntry } from '../contract.ts';
import { ActorName } from './actor-name.tsx';
import styles from './audit.module.css';
import { auditQueries } from './audit-queries.ts';
import { auditTexts } from './audit-texts.ts';
import { EntryBody } from './entry-body.tsx';
import { TargetLink } from './target-link.tsx';
import { useAuditWords } from './use-audit-words.ts';

/** `/admin/audit`. */
export function AuditPage() {
  const t = useTexts(auditTexts);
  usePageTitle(t('audit.title'));
  const query = useQuery(auditQueries.list(useApi(), useListParams().all()));
  const [open, setOpen] = useState<AuditEntry>();
  return (
    <AdminPage title={t('audit.title')} lead={t('audit.lead')}>
      <AuditTools />
      <AdminList
        caption={t('audit.caption')}
        query={query}
        columns={useEntryColumns(setOpen)}
        keyOf={({ id }) => id}
        empty={{ icon: ScrollText, title: t('audit.empty.title'), text: t('audit.empty.text') }}
      />
      <EntrySheet entry={open} onClose={() => setOpen(undefined)} />
    </AdminPage>
  );
}

interface EntrySheetProps {
  entry: AuditEntry | undefined;
  onClose: () => void;
}

/** A whole line, beside the list. */
function EntrySheet({ entry, onClose }: EntrySheetProps) {
  const words = useAuditWords();
  return (
    <Sheet open={entry !== undefined} onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={entry && words.action(entry.action)}>
        {entry && <EntryBody entry={entry} onClose={onClose} />}
      </SheetContent>
    </Sheet>
  );
}

function useEntryColumns(onOpen: (entry: AuditEntry) => void): ListColumn<AuditEntry>[] {
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

/** What the log is narrowed to; a target is chosen elsewhere, and left here. */
function AuditTools() {
  const t = useTexts(auditTexts);
  const words = useAuditWords();
  const params = useListParams();
  const { data } = useQuery(auditQueries.choices(useApi()));
  const { actions = [], actors = [] } = data ?? {};
  const sections = [...new Set(actions.map((action) => action.split('.')[0] ?? action))];
  const options = sections.flatMap((section) => [
    { value: section, label: t('audit.filters.whole', { section: words.section(section) }) },
    ...actions
      .filter((action) => action.startsWith(`${section}.`))
      .map((action) => ({ value: action, label: words.action(action) })),
  ]);
  const [kind, ...id] = (params.get('target') ?? '').split(':');
  return (
    <ListTools search={{ label: t('audit.search') }} csv={{ path: '/api/admin/audit.csv', name: 'audit.csv' }}>
      <FilterSelect name="action" label={t('audit.filters.action')} options={options} />
      <FilterSelect
        name="actor"
        label={t('audit.filters.actor')}
        options={actors.map((actor) => ({ value: String(actor.id), label: actor.name }))}
      />
      <FilterDates label={t('audit.filters.dates')} />
      {kind && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.chosen ?? ''}
          onClick={() => params.set({ target: undefined })}
        >
          {words.kind(kind)} <bdi>{id.join(':')}</bdi>
          <X role="img" aria-label={t('audit.filters.leave')} />
        </Button>
      )}
    </ListTools>
  );
}
