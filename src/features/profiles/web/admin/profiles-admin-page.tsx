import { useQuery } from '@tanstack/react-query';
import { IdCard } from 'lucide-react';
import { Link } from 'react-router';
import {
  AdminList,
  AdminPage,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type AdminProfile, adminProfilesApi, profileFilterStatuses } from '../../admin-contract.ts';
import { AdminStatus } from './admin-status.tsx';
import styles from './profiles-admin.module.css';
import { profilesAdminTexts } from './profiles-admin-texts.ts';
import { profilesQueries } from './profiles-queries.ts';

/** `/admin/profiles`; of one owner with `?owner=`. */
export function ProfilesAdminPage() {
  const t = useTexts(profilesAdminTexts);
  usePageTitle(t('profilesAdmin.title'));
  const params = useListParams();
  const query = useQuery(profilesQueries.list(useApi(), params.all()));
  const isOfOne = params.get('owner') !== undefined;
  const everyone = isOfOne && (
    <Button variant="outline" size="sm" onClick={() => params.set({ owner: undefined })}>
      {t('profilesAdmin.allOwners')}
    </Button>
  );
  return (
    <AdminPage
      title={t('profilesAdmin.title')}
      lead={isOfOne ? t('profilesAdmin.leadOwner') : t('profilesAdmin.lead')}
      actions={everyone}
    >
      <ListTools
        search={{ label: t('profilesAdmin.search') }}
        csv={{ path: adminProfilesApi.csv.path, name: t('profilesAdmin.file') }}
      >
        <FilterSelect
          name="status"
          label={t('profilesAdmin.filters.status')}
          values={profileFilterStatuses}
          text={(value) => t(`profilesAdmin.status.${value}`)}
        />
      </ListTools>
      <AdminList
        caption={t('profilesAdmin.caption')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/profiles/${id}`}
        defaultSort={{ sort: 'id', direction: 'desc' }}
        empty={{ icon: IdCard, title: t('profilesAdmin.empty.title'), text: t('profilesAdmin.empty.text') }}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<AdminProfile>[] {
  const t = useTexts(profilesAdminTexts);
  return [
    {
      id: 'name',
      head: t('profilesAdmin.columns.name'),
      isMain: true,
      cell: (profile) => <CardCell profile={profile} />,
    },
    {
      id: 'owner',
      head: t('profilesAdmin.columns.owner'),
      cell: ({ owner }) => (
        <Link className={styles.owner} to={`/admin/users/${owner.id}`}>
          <bdi>{owner.displayName || owner.username}</bdi>
        </Link>
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
  ];
}

function CardCell({ profile: { name, address, isPrimary } }: { profile: AdminProfile }) {
  const t = useTexts(profilesAdminTexts);
  return (
    <span className={styles.card}>
      <span className={styles.name}>
        <bdi className={styles.words}>{name || t('profilesAdmin.untitled')}</bdi>
        {isPrimary && (
          <Badge variant="outline" size="sm">
            {t('profilesAdmin.primary')}
          </Badge>
        )}
      </span>
      <LatinText className={styles.address ?? ''}>{decodeURI(address)}</LatinText>
    </span>
  );
}
