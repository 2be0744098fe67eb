import { useQuery } from '@tanstack/react-query';
import { CreditCard } from 'lucide-react';
import { AdminList, AdminPage, type ListColumn, useListParams } from '#features/admin/web/index.ts';
import { DateText } from '#ui/date-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import { MethodLine } from '../method/method-line.tsx';
import { AmountCell } from './amount-cell.tsx';
import { BooksButton } from './books/books-button.tsx';
import { OwnerCell } from './owner-cell.tsx';
import { PaymentName } from './payment-name.tsx';
import { PaymentStatusBadge } from './payment-status.tsx';
import { adminPaymentsQueries } from './payments-queries.ts';
import { paymentsAdminTexts } from './payments-texts.ts';
import { PaymentsTools } from './payments-tools.tsx';

/** `/admin/payments`. */
export function PaymentsPage() {
  const t = useTexts(paymentsAdminTexts);
  usePageTitle(t('paymentsAdmin.title'));
  const params = useListParams();
  const query = useQuery(adminPaymentsQueries.list(useApi(), params.all()));
  return (
    <AdminPage title={t('paymentsAdmin.title')} lead={t('paymentsAdmin.lead')} actions={<BooksButton />}>
      <PaymentsTools />
      <AdminList
        caption={t('paymentsAdmin.caption')}
        query={query}
        columns={useColumns()}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/admin/payments/${id}`}
        empty={{ icon: CreditCard, title: t('paymentsAdmin.empty.title'), text: t('paymentsAdmin.empty.text') }}
      />
    </AdminPage>
  );
}

function useColumns(): ListColumn<AdminPayment>[] {
  const t = useTexts(paymentsAdminTexts);
  return [
    {
      id: 'payment',
      head: t('paymentsAdmin.columns.payment'),
      isMain: true,
      cell: (payment) => <PaymentName payment={payment} />,
    },
    { id: 'owner', head: t('paymentsAdmin.columns.owner'), cell: (payment) => <OwnerCell payment={payment} /> },
    {
      id: 'amount',
      head: t('paymentsAdmin.columns.amount'),
      numeric: true,
      cell: (payment) => <AmountCell payment={payment} />,
    },
    {
      id: 'status',
      head: t('paymentsAdmin.columns.status'),
      cell: (payment) => <PaymentStatusBadge payment={payment} />,
    },
    {
      id: 'method',
      head: t('paymentsAdmin.columns.method'),
      cell: ({ brand, last4 }) => brand && last4 && <MethodLine method={{ brand, last4 }} />,
    },
    {
      id: 'created',
      head: t('paymentsAdmin.columns.created'),
      cell: ({ createdAt }) => <DateText value={createdAt} />,
    },
  ];
}
