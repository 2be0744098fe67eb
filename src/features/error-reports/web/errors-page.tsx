import { useQuery } from '@tanstack/react-query';
import { Bug } from 'lucide-react';
import { AdminList, AdminPage, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { ErrorKind } from '../admin-contract.ts';
import { errorStates } from '../states.ts';
import { useErrorColumns } from './error-columns.tsx';
import { errorsQueries } from './errors-queries.ts';
import { errorsTexts } from './errors-texts.ts';

/** `/admin/errors`. */
export function ErrorsPage() {
  const t = useTexts(errorsTexts);
  usePageTitle(t('adminErrors.title'));
  const query = useQuery(errorsQueries.list(useApi(), useListParams().all()));
  return (
    <AdminPage title={t('adminErrors.title')} lead={t('adminErrors.lead')}>
      <ListTools search={{ label: t('adminErrors.search') }}>
        <FilterSelect
          name="state"
          label={t('adminErrors.state')}
          options={errorStates.map((value) => ({ value, label: t(`adminErrors.states.${value}`) }))}
        />
      </ListTools>
      <AdminList
        caption={t('adminErrors.caption')}
        query={query}
        columns={useErrorColumns()}
        keyOf={({ id }: ErrorKind) => id}
        hrefOf={({ id }) => `/admin/errors/${id}`}
        defaultSort={{ sort: 'lastSeen', direction: 'desc' }}
        empty={{ icon: Bug, title: t('adminErrors.empty.title'), text: t('adminErrors.empty.text') }}
      />
    </AdminPage>
  );
}
