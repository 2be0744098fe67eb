import { FilterDates, FilterOwner, FilterSelect, ListTools } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { adminInvoicesApi } from '../../admin-contract.ts';
import { invoiceKinds } from '../../domain.ts';
import { invoicesAdminTexts } from './invoices-texts.ts';
import { MonthFilter } from './month-filter.tsx';

export function InvoicesTools() {
  const t = useTexts(invoicesAdminTexts);
  return (
    <ListTools
      search={{ label: t('invoicesAdmin.search') }}
      csv={{ path: adminInvoicesApi.csv.path, name: t('invoicesAdmin.file') }}
    >
      <FilterSelect
        name="kind"
        label={t('invoicesAdmin.filters.kind')}
        options={invoiceKinds.map((value) => ({ value, label: t(`invoicesAdmin.kinds.${value}`) }))}
      />
      <FilterSelect
        name="allocation"
        label={t('invoicesAdmin.filters.allocation')}
        options={[{ value: 'missing', label: t('invoicesAdmin.filters.missing') }]}
      />
      <MonthFilter />
      <FilterDates label={t('invoicesAdmin.filters.dates')} />
      <FilterOwner />
    </ListTools>
  );
}
