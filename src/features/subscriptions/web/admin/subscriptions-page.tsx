import { useQuery } from '@tanstack/react-query';
import { Repeat } from 'lucide-react';
import {
  AdminList,
  AdminPage,
  FilterOwner,
  FilterSelect,
  type ListColumn,
  ListTools,
  useListParams,
} from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminSubscription } from '../../admin-contract.ts';
import { adminSubscriptionsApi } from '../../admin-contract.ts';
import { cycles, subscriptionStatuses } from '../../domain.ts';
import { SubscriptionSheet } from './sheet/subscription-sheet.tsx';
import { StatusBadge } from './status-badge.tsx';
import styles from './subscriptions.module.css';
import { adminSubscriptionsQueries } from './subscriptions-queries.ts';
import { subscriptionsAdminTexts } from './subscriptions-texts.ts';

const packages = ['advanced', 'pro'] as const;

function SubscriptionsTools() {
  const t = useTexts(subscriptionsAdminTexts);
  return (
    <ListTools
      search={{ label: t('subscriptionsAdmin.search') }}
      csv={{ path: adminSubscriptionsApi.csv.path, name: t('subscriptionsAdmin.file') }}
    >
      <FilterSelect
        name="status"
        label={t('subscriptionsAdmin.filters.status')}
        options={subscriptionStatuses.map((value) => ({ value, label: t(`subscriptionsAdmin.statuses.${value}`) }))}
      />
      <FilterSelect
        name="package"
        label={t('subscriptionsAdmin.filters.package')}
        options={packages.map((value) => ({ value, label: t(`subscriptionsAdmin.packages.${value}`) }))}
      />
      <FilterSelect
        name="cycle"
        label={t('subscriptionsAdmin.filters.cycle')}
        options={cycles.map((value) => ({ value, label: t(`subscriptionsAdmin.cycles.${value}`) }))}
      />
      <FilterOwner />
    </ListTools>
  );
}

/** `/admin/subscriptions`; which one is open beside the list stands in the address too. */
export function SubscriptionsPage() {
  const t = useTexts(subscriptionsAdminTexts);
  usePageTitle(t('subscriptionsAdmin.title'));
  const params = useListParams();
  const { open, ...filter } = params.all();
  const query = useQuery(adminSubscriptionsQueries.list(useApi(), filter));
  return (
    <AdminPage title={t('subscriptionsAdmin.title')} lead={t('subscriptionsAdmin.lead')}>
      <SubscriptionsTools />
      <AdminList
        caption={t('subscriptionsAdmin.caption')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `?${new URLSearchParams({ ...filter, open: String(id) })}`}
        empty={{
          icon: Repeat,
          title: t('subscriptionsAdmin.empty.title'),
          text: t('subscriptionsAdmin.empty.text'),
        }}
      />
      {open && /^\d{1,9}$/.test(open) && (
        <SubscriptionSheet
          id={Number(open)}
          onClose={() => params.set({ open: undefined, after: params.get('after') })}
        />
      )}
    </AdminPage>
  );
}

function useColumns(): ListColumn<AdminSubscription>[] {
  const t = useTexts(subscriptionsAdminTexts);
  return [
    {
      id: 'owner',
      head: t('subscriptionsAdmin.columns.owner'),
      isMain: true,
      cell: (subscription) => <OwnerName subscription={subscription} />,
    },
    {
      id: 'package',
      head: t('subscriptionsAdmin.columns.package'),
      cell: ({ packageType, cycle }) =>
        `${t(`subscriptionsAdmin.packages.${packageType}`)}, ${t(`subscriptionsAdmin.cycles.${cycle}`)}`,
    },
    {
      id: 'status',
      head: t('subscriptionsAdmin.columns.status'),
      cell: (subscription) => <StatusBadge subscription={subscription} />,
    },
    {
      id: 'price',
      head: t('subscriptionsAdmin.columns.price'),
      numeric: true,
      cell: ({ price }) => <AmountText agorot={price} />,
    },
    {
      id: 'periodEnd',
      head: t('subscriptionsAdmin.columns.periodEnd'),
      cell: ({ periodEnd }) => <DateText value={periodEnd} />,
    },
    {
      id: 'nextTry',
      head: t('subscriptionsAdmin.columns.nextTry'),
      cell: ({ nextTryAt, owner }) =>
        nextTryAt && (owner.isSuspended ? t('subscriptionsAdmin.held') : <DateText value={nextTryAt} />),
    },
  ];
}

function OwnerName({ subscription: { owner } }: { subscription: AdminSubscription }) {
  return (
    <span className={styles.words}>
      <bdi>{owner.displayName || owner.username}</bdi>
      <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
    </span>
  );
}
