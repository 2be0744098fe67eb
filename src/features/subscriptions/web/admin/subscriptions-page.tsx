import { Repeat } from 'lucide-react';
import {
  AdminListPage,
  CellNote,
  CellTexts,
  defineAdminList,
  FilterOwner,
  FilterSelect,
  useListParams,
} from '#features/admin/web/index.ts';
import { DateText, MoneyText } from '#ui/locale.tsx';
import { type AdminSubscription, adminSubscriptionsApi } from '../../admin-contract.ts';
import { subscriptionsAdminTexts } from '../../admin-texts.ts';
import { cycles, subscriptionStatuses } from '../../domain.ts';
import { SubscriptionSheet } from './sheet/subscription-sheet.tsx';
import { StatusBadge } from './status-badge.tsx';

const packages = ['advanced', 'pro'] as const;

const subscriptionsList = defineAdminList({
  list: adminSubscriptionsApi.list,
  texts: subscriptionsAdminTexts,
  icon: Repeat,
  copy: (t) => ({
    title: t('subscriptionsAdmin.title'),
    lead: t('subscriptionsAdmin.lead'),
    caption: t('subscriptionsAdmin.caption'),
    search: t('subscriptionsAdmin.search'),
    empty: { title: t('subscriptionsAdmin.empty.title'), text: t('subscriptionsAdmin.empty.text') },
  }),
  csv: { endpoint: adminSubscriptionsApi.csv, fileName: (t) => t('subscriptionsAdmin.file') },
  keyOf: ({ id }) => id,
  ownParams: ['open'],
  hrefOf: ({ id }, query) => `?${new URLSearchParams({ ...query, open: String(id) })}`,
  filters: (t) => (
    <>
      <FilterSelect
        name="status"
        label={t('subscriptionsAdmin.filters.status')}
        values={subscriptionStatuses}
        text={(value) => t(`subscriptionsAdmin.statuses.${value}`)}
      />
      <FilterSelect
        name="package"
        label={t('subscriptionsAdmin.filters.package')}
        values={packages}
        text={(value) => t(`subscriptionsAdmin.packages.${value}`)}
      />
      <FilterSelect
        name="cycle"
        label={t('subscriptionsAdmin.filters.cycle')}
        values={cycles}
        text={(value) => t(`subscriptionsAdmin.cycles.${value}`)}
      />
      <FilterOwner />
    </>
  ),
  useColumns: (t) => [
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
      cell: ({ price }) => <MoneyText agorot={price} />,
    },
    {
      id: 'periodEnd',
      head: t('subscriptionsAdmin.columns.periodEnd'),
      cell: ({ periodEnd, endedAt }) =>
        endedAt ? (
          <>
            {t('subscriptionsAdmin.one.ended')} <DateText value={endedAt} />
          </>
        ) : (
          <DateText value={periodEnd} />
        ),
    },
    {
      id: 'nextTry',
      head: t('subscriptionsAdmin.columns.nextTry'),
      cell: ({ nextTryAt, owner }) =>
        nextTryAt && (owner.isSuspended ? t('subscriptionsAdmin.pending') : <DateText value={nextTryAt} />),
    },
  ],
});

/** `/admin/subscriptions`; the open subscription is part of the URL too. */
export function SubscriptionsPage() {
  const params = useListParams();
  const open = params.get('open');
  return (
    <AdminListPage list={subscriptionsList}>
      {open && /^\d{1,9}$/.test(open) && (
        <SubscriptionSheet
          id={Number(open)}
          onClose={() => params.set({ open: undefined, after: params.get('after') })}
        />
      )}
    </AdminListPage>
  );
}

function OwnerName({ subscription: { owner } }: { subscription: AdminSubscription }) {
  return (
    <CellTexts name={owner.displayName || owner.username}>
      <CellNote isLatin>{owner.email}</CellNote>
    </CellTexts>
  );
}
