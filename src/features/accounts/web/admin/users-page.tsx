import { useQuery } from '@tanstack/react-query';
import { UsersRound } from 'lucide-react';
import {
  AdminList,
  AdminPage,
  FilterDates,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminUser } from '../../admin-contract.ts';
import { adminUsersApi, userPlanStatuses } from '../../admin-contract.ts';
import { PlanBadges } from './plan-badges.tsx';
import { StateBadges } from './state-badges.tsx';
import styles from './users.module.css';
import { usersQueries } from './users-queries.ts';
import { usersTexts } from './users-texts.ts';

const roles = ['user', 'admin'] as const;
const states = ['active', 'suspended', 'deleting'] as const;

function UsersTools() {
  const t = useTexts(usersTexts);
  return (
    <ListTools
      search={{ label: t('usersAdmin.search') }}
      csv={{ path: adminUsersApi.csv.path, name: t('usersAdmin.file') }}
    >
      <FilterSelect
        name="planStatus"
        label={t('usersAdmin.filters.planStatus')}
        values={userPlanStatuses}
        text={(value) => t(`usersAdmin.planStatus.${value}`)}
      />
      <FilterSelect
        name="state"
        label={t('usersAdmin.filters.state')}
        values={states}
        text={(value) => t(`usersAdmin.state.${value}`)}
      />
      <FilterSelect
        name="role"
        label={t('usersAdmin.filters.role')}
        values={roles}
        text={(value) => t(`usersAdmin.role.${value}`)}
      />
      <FilterDates label={t('usersAdmin.filters.dates')} />
    </ListTools>
  );
}

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

/** Who somebody is at a glance. */
function UserFace({ user: { displayName, username, email } }: { user: AdminUser }) {
  const name = displayName || username;
  return (
    <span className={styles.face}>
      <Avatar name={name} size="sm" />
      <span className={styles.words}>
        <bdi className={styles.name}>{name}</bdi>
        <LatinText className={styles.mail ?? ''}>{email}</LatinText>
      </span>
    </span>
  );
}
