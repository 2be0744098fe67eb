import { FilterDates, FilterOwner, FilterSelect, ListTools } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminPaymentsApi, paymentPurposes } from '../../admin-contract.ts';
import { paymentStatuses } from '../../domain.ts';
import { paymentsAdminTexts } from './payments-texts.ts';

export function PaymentsTools() {
  const t = useTexts(paymentsAdminTexts);
  return (
    <ListTools
      search={{ label: t('paymentsAdmin.search') }}
      csv={{ path: adminPaymentsApi.csv.path, name: t('paymentsAdmin.file') }}
    >
      <FilterSelect
        name="status"
        label={t('paymentsAdmin.filters.status')}
        options={paymentStatuses.map((value) => ({ value, label: t(`paymentsAdmin.statuses.${value}`) }))}
      />
      <FilterSelect
        name="purpose"
        label={t('paymentsAdmin.filters.purpose')}
        options={paymentPurposes.map((value) => ({ value, label: t(`paymentsAdmin.purposes.${value}`) }))}
      />
      <FilterDates label={t('paymentsAdmin.filters.dates')} />
      <FilterOwner />
    </ListTools>
  );
}
