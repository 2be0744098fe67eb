import { useQuery } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { useState } from 'react';
import { fillPath } from '#base/endpoint.ts';
import { AdminList, AdminPage, type ListColumn, useListParams } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminInvoice } from '../../admin-contract.ts';
import { adminInvoicesApi } from '../../admin-contract.ts';
import { numberText } from '../../domain.ts';
import { AllocationDialog } from './allocation-dialog.tsx';
import styles from './invoices.module.css';
import { invoicesQueries } from './invoices-queries.ts';
import { invoicesAdminTexts } from './invoices-texts.ts';
import { InvoicesTools } from './invoices-tools.tsx';

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

function InvoiceName({ invoice: { kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  return (
    <span>
      <LatinText className={styles.number ?? ''}>{numberText(number)}</LatinText>
      <span className={styles.quiet}> · {t(`invoicesAdmin.kinds.${kind}`)}</span>
    </span>
  );
}

/** Whom a document is made out to; the number that an accountant looks for goes before an address. */
function BuyerCell({ buyer: { name, email, taxId } }: Pick<AdminInvoice, 'buyer'>) {
  const t = useTexts(invoicesAdminTexts);
  const second = taxId ?? email;
  return (
    <span className={styles.words}>
      {name ? <bdi>{name}</bdi> : t('invoicesAdmin.nobody')}
      {second && <LatinText className={styles.quiet ?? ''}>{second}</LatinText>}
    </span>
  );
}

function PdfButton({ invoice: { id, kind, number } }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const name = { kind: t(`invoicesAdmin.kinds.${kind}`), number: numberText(number) };
  return (
    <Button variant="ghost" size="icon" asChild>
      <a href={fillPath(adminInvoicesApi.pdf.path, { id })} download aria-label={t('invoicesAdmin.pdf', name)}>
        <Download aria-hidden="true" />
      </a>
    </Button>
  );
}

/** The number that is there, or the way to enter it; where the law wants one, that it is missing stands out. */
function AllocationCell({ invoice }: { invoice: AdminInvoice }) {
  const t = useTexts(invoicesAdminTexts);
  const [isOpen, setOpen] = useState(false);
  if (invoice.allocationNumber)
    return <LatinText className={styles.number ?? ''}>{invoice.allocationNumber}</LatinText>;
  // Only a business can ask for one.
  if (invoice.kind !== 'invoice_receipt' || invoice.buyer.taxId === null) return null;
  return (
    <span className={styles.actions}>
      {invoice.needsAllocation && (
        <Badge variant="warn" size="sm">
          {t('invoicesAdmin.allocation.missing')}
        </Badge>
      )}
      <Button
        variant="ghost"
        size="sm"
        aria-label={t('invoicesAdmin.allocation.setFor', { number: numberText(invoice.number) })}
        onClick={() => setOpen(true)}
      >
        {t('invoicesAdmin.allocation.set')}
      </Button>
      {isOpen && <AllocationDialog invoice={invoice} onClose={() => setOpen(false)} />}
    </span>
  );
}
