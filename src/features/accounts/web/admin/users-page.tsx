import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import { AdminList, AdminPage, type ListColumn, useListParams } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import { PlanBadges } from './plan-badges.tsx';
import { StateBadges } from './state-badges.tsx';
import { UserFace } from './user-face.tsx';
import { usersQueries } from './users-queries.ts';
import { usersTexts } from './users-texts.ts';
import { UsersTools } from './users-tools.tsx';

/** The house's own accounts have a package until the end of days. */
const isEnding = (until: string | null): until is string => until !== null && !until.startsWith('9999');

/** `/admin/users`. */
export function UsersPage() {
  const t = useTexts(usersTexts);
  usePageTitle(t('usersAdmin.title'));
  const params = useListParams();
  const query = useQuery(usersQueries.list(useApi(), params.all()));
  const columns: ListColumn<AdminUser>[] = [
    {
      id: 'name',
      head: t('usersAdmin.columns.name'),
      sort: 'username',
      isMain: true,
      cell: (user) => <UserFace user={user} />,
    },
    { id: 'plan', head: t('usersAdmin.columns.plan'), cell: (user) => <PlanBadges user={user} /> },
    {
      id: 'until',
      head: t('usersAdmin.columns.until'),
      cell: ({ until }) => isEnding(until) && <DateText value={until} />,
    },
    {
      id: 'registered',
      head: t('usersAdmin.columns.registered'),
      sort: 'id',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    { id: 'state', head: t('usersAdmin.columns.state'), cell: (user) => <StateBadges user={user} /> },
  ];
  return (
    <AdminPage title={t('usersAdmin.title')} lead={t('usersAdmin.lead')}>
      <UsersTools />
      <AdminList
        caption={t('usersAdmin.caption')}
        query={query}
        columns={columns}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/users/${id}`}
        defaultSort={{ sort: 'id', direction: 'desc' }}
        empty={{ icon: UsersRound, title: t('usersAdmin.empty.title'), text: t('usersAdmin.empty.text') }}
      />
    </AdminPage>
  );
}
