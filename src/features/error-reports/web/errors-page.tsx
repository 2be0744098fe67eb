import { useQuery } from '@tanstack/react-query';
import { Bug } from 'lucide-react';
import {
  AdminList,
  AdminPage,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { TimeAgo } from '#ui/time-ago.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { ErrorKind } from '../admin-contract.ts';
import { errorStates } from '../states.ts';
import { BrowserText } from './browser-text.tsx';
import styles from './errors.module.css';
import { errorsQueries } from './errors-queries.ts';
import { errorsTexts } from './errors-texts.ts';
import { StateBadge } from './state-badge.tsx';

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
          values={errorStates}
          text={(value) => t(`adminErrors.states.${value}`)}
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

function useErrorColumns(): ListColumn<ErrorKind>[] {
  const t = useTexts(errorsTexts);
  return [
    {
      id: 'message',
      head: t('adminErrors.message'),
      isMain: true,
      cell: (error) => <KindName error={error} />,
    },
    { id: 'state', head: t('adminErrors.state'), cell: (error) => <StateBadge error={error} /> },
    {
      id: 'count',
      head: t('adminErrors.count'),
      sort: 'count',
      numeric: true,
      cell: ({ count, countSince, returnedAt, state }) => (
        <span className={styles.count}>
          {count.toLocaleString('en')}
          {state === 'open' && returnedAt && (
            <span className={styles.since}>{t('adminErrors.since', { count: countSince })}</span>
          )}
        </span>
      ),
    },
    {
      id: 'lastSeen',
      head: t('adminErrors.lastSeen'),
      sort: 'lastSeen',
      cell: ({ lastSeenAt }) => <TimeAgo at={lastSeenAt} />,
    },
    { id: 'firstSeen', head: t('adminErrors.firstSeen'), cell: ({ firstSeenAt }) => <TimeAgo at={firstSeenAt} /> },
    { id: 'browser', head: t('adminErrors.browser'), cell: (error) => <BrowserText error={error} /> },
  ];
}

/** What it says, and under it of which kind it is and on which page it was. */
function KindName({ error: { type, message, path } }: { error: ErrorKind }) {
  return (
    <span className={styles.kind}>
      <span className={styles.message} dir="ltr">
        {message || type}
      </span>
      <span className={styles.type} dir="ltr">
        {[message && type, path].filter(Boolean).join(' · ')}
      </span>
    </span>
  );
}
