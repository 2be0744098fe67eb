import { IdCard } from 'lucide-react';
import type { ComponentType } from 'react';
import {
  AdminLink,
  AdminListPage,
  type BulkBarProps,
  CellNote,
  CellTexts,
  defineAdminList,
  FilterSelect,
  useListParams,
} from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { DateText, useTexts } from '#ui/locale.tsx';
import { type AdminProfile, adminProfilesApi, profileFilterStatuses } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import { AdminStatus } from './admin-status.tsx';
import styles from './profiles-admin.module.css';

const profilesList = defineAdminList({
  list: adminProfilesApi.list,
  texts: profilesAdminTexts,
  icon: IdCard,
  copy: (t) => ({
    title: t('profilesAdmin.title'),
    lead: t('profilesAdmin.lead'),
    sortedLead: t('profilesAdmin.sortedLead'),
    caption: t('profilesAdmin.caption'),
    search: t('profilesAdmin.search'),
    empty: { title: t('profilesAdmin.empty.title'), text: t('profilesAdmin.empty.text') },
  }),
  csv: { endpoint: adminProfilesApi.csv, fileName: (t) => t('profilesAdmin.file') },
  keyOf: ({ id }) => id,
  nameOf: ({ name, address }) => name || address,
  hrefOf: ({ id }) => `/admin/profiles/${id}`,
  defaultSort: { sort: 'id', direction: 'desc' },
  filters: (t) => (
    <FilterSelect
      name="status"
      label={t('profilesAdmin.filters.status')}
      values={profileFilterStatuses}
      text={(value) => t(`profilesAdmin.status.${value}`)}
    />
  ),
  useColumns: (t) => [
    {
      id: 'name',
      head: t('profilesAdmin.columns.name'),
      isMain: true,
      cell: (profile) => <ProfileCell profile={profile} />,
    },
    {
      id: 'owner',
      head: t('profilesAdmin.columns.owner'),
      cell: ({ owner }) => (
        <AdminLink className={styles.owner} to={`/admin/users/${owner.id}`}>
          <CellTexts name={owner.displayName || owner.username} />
        </AdminLink>
      ),
    },
    { id: 'status', head: t('profilesAdmin.columns.status'), cell: (profile) => <AdminStatus profile={profile} /> },
    {
      id: 'created',
      head: t('profilesAdmin.columns.created'),
      sort: 'id',
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
    {
      id: 'published',
      head: t('profilesAdmin.columns.published'),
      cell: ({ publishedAt }) => publishedAt && <DateText value={publishedAt} />,
    },
  ],
});

/** `/admin/profiles`; of one owner with `?owner=`. */
export function ProfilesAdminPage({ Bulk }: { Bulk?: ComponentType<BulkBarProps> }) {
  const t = useTexts(profilesAdminTexts);
  const params = useListParams();
  if (params.get('owner') === undefined) return <AdminListPage list={profilesList} Bulk={Bulk} />;
  const everyone = (
    <Button variant="outline" size="sm" onClick={() => params.set({ owner: undefined })}>
      {t('profilesAdmin.allOwners')}
    </Button>
  );
  return <AdminListPage list={profilesList} Bulk={Bulk} lead={t('profilesAdmin.leadOwner')} actions={everyone} />;
}

function ProfileCell({ profile: { name, address, isPrimary } }: { profile: AdminProfile }) {
  const t = useTexts(profilesAdminTexts);
  const badge = isPrimary && (
    <Badge variant="outline" size="sm">
      {t('profilesAdmin.primary')}
    </Badge>
  );
  return (
    <CellTexts name={name || t('profilesAdmin.untitled')} badge={badge}>
      <CellNote isLatin>{decodeURI(address)}</CellNote>
    </CellTexts>
  );
}
