import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { z } from 'zod';
import { fillPath } from '#base/endpoint.ts';
import { dateInIsrael } from '#base/time/israel-time.ts';
import {
  AdminListPage,
  CellNote,
  CellTexts,
  ConfirmAction,
  defineAdminList,
  FilterDates,
  FilterOwner,
  FilterSelect,
  MayChange,
  useAdminCall,
  useListParams,
} from '#features/admin/web/index.ts';
import { formatDay } from '#i18n/format.ts';
import { Select } from '#ui/choices/select.tsx';
import { Button, LinkButton } from '#ui/controls/button.tsx';
import { Field, Input } from '#ui/controls/field.tsx';
import { Badge } from '#ui/feedback/badge.tsx';
import { acceptedBy } from '#ui/forms/field-schemas.ts';
import { useSchemaForm } from '#ui/forms/form.tsx';
import { Row, Stack } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { type AdminInvoice, adminInvoicesApi, allocationNumber } from '../../admin-contract.ts';
import { invoicesAdminTexts } from '../../admin-texts.ts';
import { invoiceKinds, numberText } from '../../domain.ts';
import styles from './invoices.module.css';
import { lastMonths } from './rates.ts';

const invoicesList = defineAdminList({
  list: adminInvoicesApi.list,
  texts: invoicesAdminTexts,
  icon: FileText,
  copy: (t) => ({
    title: t('invoicesAdmin.title'),
    lead: t('invoicesAdmin.lead'),
    caption: t('invoicesAdmin.caption'),
    search: t('invoicesAdmin.search'),
    empty: { title: t('invoicesAdmin.empty.title'), text: t('invoicesAdmin.empty.text') },
  }),
  csv: { endpoint: adminInvoicesApi.csv, fileName: (t) => `${t('invoicesAdmin.file')}.csv` },
  keyOf: ({ id }) => id,
  hrefOf: ({ paymentId }) => `/admin/payments/${paymentId}`,
  filters: (t) => (
    <>
      <FilterSelect
        name="kind"
        label={t('invoicesAdmin.filters.kind')}
        values={invoiceKinds}
        text={(value) => t(`invoicesAdmin.kinds.${value}`)}
      />
      <FilterSelect
        name="allocation"
        label={t('invoicesAdmin.filters.allocation')}
        values={['missing']}
        text={() => t('invoicesAdmin.filters.missing')}
      />
      <MonthFilter />
      <FilterDates label={t('invoicesAdmin.filters.dates')} />
      <FilterOwner />
    </>
  ),
  useColumns: (t) => [
    {
      id: 'number',
      head: t('invoicesAdmin.columns.number'),
      isMain: true,
      cell: (invoice) => <InvoiceName invoice={invoice} />,
    },
    { id: 'buyer', head: t('invoicesAdmin.columns.buyer'), cell: ({ buyer }) => <BuyerCell buyer={buyer} /> },
    {
      id: 'gross',
      head: t('invoicesAdmin.columns.gross'),
      numeric: true,
      cell: ({ gross }) => <MoneyText agorot={gross} />,
    },
    { id: 'vat', head: t('invoicesAdmin.columns.vat'), numeric: true, cell: ({ vat }) => <MoneyText agorot={vat} /> },
    { id: 'issued', head: t('invoicesAdmin.columns.issued'), cell: ({ issuedAt }) => <DateText value={issuedAt} /> },
    {
      id: 'allocation',
      head: t('invoicesAdmin.columns.allocation'),
      cell: (invoice) => <AllocationCell invoice={invoice} />,
    },
    { id: 'actions', head: t('invoicesAdmin.columns.actions'), cell: (invoice) => <PdfButton invoice={invoice} /> },
  ],
});

/** Route: `/admin/invoices`. A document has no detail page; it links to its PDF and its payment. */
export const InvoicesPage = () => <AdminListPage list={invoicesList} />;

const monthsShown = 24;

/** Selects a whole month; the date fields next to it set the same filter by day. */
function MonthFilter() {
  const t = useTexts(invoicesAdminTexts);
  const { locale } = useLocale();
  const params = useListParams();
  const months = lastMonths(dateInIsrael(new Date()), monthsShown);
  const chosen = months.find(({ from, to }) => from === params.get('from') && to === params.get('to'));
  const choose = (name: string) => {
    const { from, to } = months.find((month) => month.name === name) ?? {};
    params.set({ from, to });
  };
  return (
    <Stack as="label" gap={1} tone="muted" size="xs" className={styles.filter}>
      {t('invoicesAdmin.filters.month')}
      <Select value={chosen?.name ?? ''} onChange={({ currentTarget }) => choose(currentTarget.value)}>
        <option value="">{t('invoicesAdmin.filters.allMonths')}</option>
        {months.map(({ name, from }) => (
          <option key={name} value={name}>
            {formatDay(from, locale, { month: 'long', year: 'numeric' })}
          </option>
        ))}
      </Select>
    </Stack>
  );
}

function InvoiceName({ invoice: { kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  return (
    <span>
      <LatinText className={styles.number ?? ''}>{numberText(number)}</LatinText>
      <CellNote> · {t(`invoicesAdmin.kinds.${kind}`)}</CellNote>
    </span>
  );
}

/** The buyer; the tax ID, which accountants look for, takes precedence over the email address. */
function BuyerCell({ buyer: { name, email, taxId } }: Pick<AdminInvoice, 'buyer'>) {
  const t = useTexts(invoicesAdminTexts);
  const second = taxId ?? email;
  return (
    <CellTexts name={name || t('invoicesAdmin.nobody')}>{second && <CellNote isLatin>{second}</CellNote>}</CellTexts>
  );
}

function PdfButton({ invoice: { id, kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const name = { kind: t(`invoicesAdmin.kinds.${kind}`), number: numberText(number) };
  return (
    <LinkButton
      variant="ghost"
      size="icon"
      className={styles.pdf}
      href={fillPath(adminInvoicesApi.pdf.path, { id })}
      download
      aria-label={t('invoicesAdmin.pdf', name)}
    >
      <Download aria-hidden="true" />
    </LinkButton>
  );
}

/** Shows the allocation number or a button to enter it; a missing number that the law requires is highlighted. */
function AllocationCell({ invoice }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const [isOpen, setOpen] = useState(false);
  if (invoice.allocationNumber)
    return <LatinText className={styles.number ?? ''}>{invoice.allocationNumber}</LatinText>;
  // Only a business can request one.
  if (invoice.kind !== 'invoice_receipt' || invoice.buyer.taxId === null) return null;
  return (
    <Row as="span" inline align="center" gap={1}>
      {invoice.needsAllocation && (
        <Badge variant="warn" size="sm">
          {t('invoicesAdmin.allocation.missing')}
        </Badge>
      )}
      <MayChange>
        <Button
          variant="ghost"
          size="sm"
          aria-label={t('invoicesAdmin.allocation.setFor', { number: numberText(invoice.number) })}
          onClick={() => setOpen(true)}
        >
          {t('invoicesAdmin.allocation.set')}
        </Button>
      </MayChange>
      {isOpen && <AllocationDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </Row>
  );
}

const allocation = z.object({ allocationNumber: acceptedBy(allocationNumber, 'invoicesAdmin.allocation.wrong') });

/** Prompts for confirmation, because the number can be set only once. */
function AllocationDialog({ invoice: { id, number }, onClose }: { invoice: AdminInvoice; onClose: () => void }) {
  const t = useTexts(invoicesAdminTexts);
  const form = useSchemaForm({
    schema: allocation,
    texts: [invoicesAdminTexts],
    defaultValues: { allocationNumber: '' },
  });
  const { send, isPending } = useAdminCall({
    call: (api, body: z.output<typeof allocation>) =>
      api.call(adminInvoicesApi.setAllocation, { params: { id }, body }),
    done: t('invoicesAdmin.allocation.done'),
    onDone: onClose,
    onFields: form.showFields,
  });
  return (
    <ConfirmAction
      title={t('invoicesAdmin.allocation.title', { number: numberText(number) })}
      text={t('invoicesAdmin.allocation.text')}
      action={t('invoicesAdmin.allocation.action')}
      isOpen
      onClose={onClose}
      onConfirm={form.handleSubmit(send)}
      isPending={isPending}
    >
      <Field
        label={t('invoicesAdmin.allocation.label')}
        hint={t('invoicesAdmin.allocation.hint')}
        error={form.errorOf('allocationNumber')}
        required
      >
        <Input {...form.register('allocationNumber')} inputMode="numeric" dir="ltr" autoComplete="off" maxLength={40} />
      </Field>
    </ConfirmAction>
  );
}
