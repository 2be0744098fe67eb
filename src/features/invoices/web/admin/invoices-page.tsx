import { useQuery } from '@tanstack/react-query';
import { FileText } from 'lucide-react';
import { AdminList, AdminPage, type ListColumn, useListParams } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminInvoice } from '../../admin-contract.ts';
import { AllocationCell } from './allocation-cell.tsx';
import { BuyerCell } from './buyer-cell.tsx';
import { InvoiceName } from './invoice-name.tsx';
import { invoicesQueries } from './invoices-queries.ts';
import { invoicesAdminTexts } from './invoices-texts.ts';
import { InvoicesTools } from './invoices-tools.tsx';
import { PdfButton } from './pdf-button.tsx';

/** `/admin/invoices`: a document's own page is its PDF, and the payment that it belongs to. */
export function InvoicesPage() {
  const t = useTexts(invoicesAdminTexts);
  usePageTitle(t('invoicesAdmin.title'));
  const params = useListParams();
  const query = useQuery(invoicesQueries.list(useApi(), params.all()));
  return (
    <AdminPage title={t('invoicesAdmin.title')} lead={t('invoicesAdmin.lead')}>
      <InvoicesTools />
      <AdminList
        caption={t('invoicesAdmin.caption')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ paymentId }) => `/admin/payments/${paymentId}`}
        empty={{ icon: FileText, title: t('invoicesAdmin.empty.title'), text: t('invoicesAdmin.empty.text') }}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<AdminInvoice>[] {
  const t = useTexts(invoicesAdminTexts);
  return [
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
      cell: ({ gross }) => <AmountText agorot={gross} />,
    },
    { id: 'vat', head: t('invoicesAdmin.columns.vat'), numeric: true, cell: ({ vat }) => <AmountText agorot={vat} /> },
    {
      id: 'issued',
      head: t('invoicesAdmin.columns.issued'),
      cell: ({ issuedAt }) => <DateText value={issuedAt} />,
    },
    {
      id: 'allocation',
      head: t('invoicesAdmin.columns.allocation'),
      cell: (invoice) => <AllocationCell invoice={invoice} />,
    },
    { id: 'actions', head: t('invoicesAdmin.columns.actions'), cell: (invoice) => <PdfButton invoice={invoice} /> },
  ];
}
