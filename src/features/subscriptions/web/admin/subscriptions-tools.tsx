import { FilterOwner, FilterSelect, ListTools } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminSubscriptionsApi } from '../../admin-contract.ts';
import { cycles, subscriptionStatuses } from '../../domain.ts';
import { subscriptionsAdminTexts } from './subscriptions-texts.ts';

const packages = ['advanced', 'pro'] as const;

export function SubscriptionsTools() {
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
