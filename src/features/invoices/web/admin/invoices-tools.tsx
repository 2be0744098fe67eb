import { dateInIsrael } from '#base/israel-time.ts';
import { FilterDates, FilterOwner, FilterSelect, ListTools, useListParams } from '#features/admin/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { Select } from '#ui/select.tsx';
import { adminInvoicesApi } from '../../admin-contract.ts';
import { invoiceKinds } from '../../domain.ts';
import styles from './invoices.module.css';
import { invoicesAdminTexts } from './invoices-texts.ts';
import { lastMonths } from './months.ts';

const count = 24;

/** A whole month by one choice; the dates beside it are the same filter by the day. */
function MonthFilter() {
  const t = useTexts(invoicesAdminTexts);
  const { locale } = useLocale();
  const params = useListParams();
  const months = lastMonths(dateInIsrael(new Date()), count);
  const chosen = months.find(({ from, to }) => from === params.get('from') && to === params.get('to'));
  const choose = (name: string) => {
    const { from, to } = months.find((month) => month.name === name) ?? {};
    params.set({ from, to });
  };
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the select stands inside
    <label className={styles.filter}>
      {t('invoicesAdmin.filters.month')}
      <Select value={chosen?.name ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">—</option>
        {months.map(({ name, from }) => (
          <option key={name} value={name}>
            {formatDay(from, locale, { month: 'long', year: 'numeric' })}
          </option>
        ))}
      </Select>
    </label>
  );
}

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
