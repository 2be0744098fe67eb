import { useQuery } from '@tanstack/react-query';
import { ScrollText } from 'lucide-react';
import { useState } from 'react';
import { AdminList, AdminPage, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AuditEntry } from '../contract.ts';
import { auditQueries } from './audit-queries.ts';
import { auditTexts } from './audit-texts.ts';
import { AuditTools } from './audit-tools.tsx';
import { EntrySheet } from './entry-sheet.tsx';
import { useEntryColumns } from './use-entry-columns.tsx';

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
