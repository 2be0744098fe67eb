import { UsersRound } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  AdminListPage,
  type BulkBarProps,
  CellNote,
  CellTexts,
  defineAdminList,
  FilterDates,
  FilterSelect,
} from '#features/admin/web/index.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Row } from '#ui/layout/layout.tsx';
import { DateText } from '#ui/locale.tsx';
import { type AdminUser, adminUsersApi, userPlanStatuses } from '../../admin-contract.ts';
import { usersTexts } from '../../users-texts.ts';
import { PlanBadges, StateBadges } from './user-badges.tsx';

const roles = ['user', 'admin'] as const;
const states = ['active', 'suspended', 'deleting'] as const;

/** Our own accounts have a plan that never ends (year 9999). */
const isEnding = (until: string | null): until is string => until !== null && !until.startsWith('9999');

const usersList = defineAdminList({
  list: adminUsersApi.list,
  texts: usersTexts,
  icon: UsersRound,
  copy: (t) => ({
    title: t('usersAdmin.title'),
    lead: t('usersAdmin.lead'),
    sortedLead: t('usersAdmin.sortedLead'),
    caption: t('usersAdmin.caption'),
    search: t('usersAdmin.search'),
    empty: { title: t('usersAdmin.empty.title'), text: t('usersAdmin.empty.text') },
  }),
  csv: { endpoint: adminUsersApi.csv, fileName: (t) => t('usersAdmin.file') },
  keyOf: ({ id }) => id,
  nameOf: ({ displayName, username }) => displayName || username,
  hrefOf: ({ id }) => `/admin/users/${id}`,
  defaultSort: { sort: 'id', direction: 'desc' },
  filters: (t) => (
    <>
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
    </>
  ),
  useColumns: (t) => [
    {
      id: 'name',
      head: t('usersAdmin.columns.name'),
      sort: 'username',
      isText: true,
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
  ],
});

/** `/admin/users`. */
export const UsersPage = ({ Bulk }: { Bulk?: ComponentType<BulkBarProps> }) => (
  <AdminListPage list={usersList} Bulk={Bulk} />
);

function UserFace({ user: { displayName, username, email } }: { user: AdminUser }) {
  const name = displayName || username;
  return (
    <Row as="span" align="center" gap={3} shrink>
      <Avatar name={name} size="sm" />
      <CellTexts name={name}>
        <CellNote isLatin>{`@${username} · ${email}`}</CellNote>
      </CellTexts>
    </Row>
  );
}
