import { queryOptions, useQuery } from '@tanstack/react-query';
import { ScrollText, X } from 'lucide-react';
import { createContext, useContext, useState } from 'react';
import { AdminListPage, defineAdminList, FilterDates, FilterSelect, useListParams } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { DateText, LatinText, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent } from '#ui/overlays/sheet.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { type AuditEntry, auditApi } from '../contract.ts';
import { auditTexts } from '../texts.ts';
import styles from './audit.module.css';
import { ActorName, EntryBody, EntrySummary, TargetCell, useAuditLabels } from './entry-body.tsx';

const auditList = defineAdminList({
  list: auditApi.list,
  texts: auditTexts,
  icon: ScrollText,
  copy: (t) => ({
    title: t('audit.title'),
    lead: t('audit.lead'),
    caption: t('audit.caption'),
    search: t('audit.search'),
    empty: { title: t('audit.empty.title'), text: t('audit.empty.text') },
  }),
  csv: { endpoint: auditApi.csv, fileName: (t) => t('audit.file') },
  keyOf: ({ id }) => id,
  filters: () => <AuditFilters />,
  useColumns: (t) => [
    { id: 'action', head: t('audit.columns.action'), isMain: true, cell: (entry) => <OpenButton entry={entry} /> },
    { id: 'target', head: t('audit.columns.target'), cell: (entry) => <TargetCell entry={entry} /> },
    { id: 'who', head: t('audit.columns.actor'), cell: ({ actor }) => <ActorName actor={actor} /> },
    { id: 'at', head: t('audit.columns.at'), cell: ({ at }) => <DateText value={at} time /> },
    {
      id: 'from',
      head: t('audit.columns.from'),
      cell: ({ address }) => address && <LatinText className={styles.address ?? ''}>{address}</LatinText>,
    },
  ],
});

const OpenEntry = createContext<(entry: AuditEntry) => void>(() => undefined);

/** `/admin/audit`. */
export function AuditPage() {
  const [open, setOpen] = useState<AuditEntry>();
  return (
    <OpenEntry value={setOpen}>
      <AdminListPage list={auditList} onOpen={setOpen}>
        <EntrySheet entry={open} onClose={() => setOpen(undefined)} />
      </AdminListPage>
    </OpenEntry>
  );
}

function OpenButton({ entry }: { entry: AuditEntry }) {
  const auditTexts = useAuditLabels();
  const open = useContext(OpenEntry);
  return (
    <Stack as="span" align="start" shrinkItems className={styles.what}>
      <button type="button" className={styles.action} onClick={() => open(entry)}>
        {auditTexts.action(entry.action)}
      </button>
      <EntrySummary entry={entry} />
    </Stack>
  );
}

/** A full entry, beside the list. */
function EntrySheet({ entry, onClose }: { entry: AuditEntry | undefined; onClose: () => void }) {
  const auditTexts = useAuditLabels();
  return (
    <Sheet open={entry !== undefined} onOpenChange={(isOpen) => isOpen || onClose()}>
      <SheetContent title={entry && auditTexts.action(entry.action)}>
        {entry && <EntryBody entry={entry} onClose={onClose} />}
      </SheetContent>
    </Sheet>
  );
}

/** The choices change rarely. */
const choicesQuery = (api: Api) =>
  queryOptions({ queryKey: [auditApi.actions.path], queryFn: () => api.call(auditApi.actions, {}), staleTime: 60_000 });

/** The log's filters; the target filter is set by links from other pages and can only be removed here. */
function AuditFilters() {
  const t = useTexts(auditTexts);
  const labels = useAuditLabels();
  const params = useListParams();
  const { data } = useQuery(choicesQuery(useApi()));
  const { actions = [], actors = [] } = data ?? {};
  const sections = [...new Set(actions.map((action) => action.split('.')[0] ?? action))];
  const values = sections.flatMap((section) => [
    section,
    ...actions.filter((action) => action.startsWith(`${section}.`)),
  ]);
  const text = (value: string) =>
    sections.includes(value) ? t('audit.filters.full', { section: labels.section(value) }) : labels.action(value);
  const [kind, ...id] = (params.get('target') ?? '').split(':');
  return (
    <>
      <FilterSelect name="action" label={t('audit.filters.action')} values={values} text={text} />
      <FilterSelect
        name="actor"
        label={t('audit.filters.actor')}
        values={actors.map((actor) => String(actor.id))}
        text={(id) => actors.find((actor) => String(actor.id) === id)?.name ?? ''}
      />
      <FilterDates label={t('audit.filters.dates')} />
      {kind && (
        <Button
          variant="secondary"
          size="sm"
          className={styles.chosen ?? ''}
          onClick={() => params.set({ target: undefined })}
        >
          {labels.kind(kind)} <bdi>{id.join(':')}</bdi>
          <X role="img" aria-label={t('audit.filters.leave')} />
        </Button>
      )}
    </>
  );
}
