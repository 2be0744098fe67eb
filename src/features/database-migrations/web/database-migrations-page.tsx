import { useQuery } from '@tanstack/react-query';
import { Database } from 'lucide-react';
import { useState } from 'react';
import { AdminList, AdminPage } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { DatabaseMigration } from '../contract.ts';
import { FileProblems } from './file-problems.tsx';
import { useMigrationColumns } from './migration-columns.tsx';
import { migrationsQuery } from './migrations-query.ts';
import { RunDialog } from './run-dialog.tsx';
import { RunningCard } from './running-card.tsx';
import { migrationsPageTexts } from './texts.ts';

/** `/admin/database-migrations`. */
export function DatabaseMigrationsPage() {
  const t = useTexts(migrationsPageTexts);
  usePageTitle(t('migrationsPage.title'));
  const query = useQuery({ ...migrationsQuery(useApi()), select: newestFirst });
  const [asked, setAsked] = useState<DatabaseMigration>();
  const columns = useMigrationColumns(setAsked);
  const { rows = [] } = query.data ?? {};
  return (
    <AdminPage title={t('migrationsPage.title')} lead={t('migrationsPage.lead')}>
      <FileProblems migrations={rows} />
      {rows.map((one) => one.state === 'running' && <RunningCard key={one.name} migration={one} />)}
      <AdminList
        caption={t('migrationsPage.list')}
        query={query}
        columns={columns}
        keyOf={({ name }) => name}
        empty={{ icon: Database, title: t('migrationsPage.empty'), text: t('migrationsPage.emptyText') }}
      />
      {asked && <RunDialog name={asked.name} onClose={() => setAsked(undefined)} />}
    </AdminPage>
  );
}

const newestFirst = (all: DatabaseMigration[]) => ({ rows: all.toReversed(), next: null });
