import { CreditCard } from 'lucide-react';
import { AdminListPage, defineAdminList, FilterDates, FilterOwner, FilterSelect } from '#features/admin/web/index.ts';
import { AmountText } from '#ui/amount-text.tsx';
import { classNames } from '#ui/class-names.ts';
import { DateText } from '#ui/date-text.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import type { AdminPayment } from '../../admin-contract.ts';
import { adminPaymentsApi, paymentPurposes } from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import { paymentStatuses } from '../../domain.ts';
import { MethodLine } from '../method/method-line.tsx';
import { LedgerButton } from './ledger/ledger-button.tsx';
import { PaymentStatusBadge } from './payment-status.tsx';
import styles from './payments.module.css';

const paymentsList = defineAdminList({
  list: adminPaymentsApi.list,
  texts: paymentsAdminTexts,
  icon: CreditCard,
  copy: (t) => ({
    title: t('paymentsAdmin.title'),
    lead: t('paymentsAdmin.lead'),
    caption: t('paymentsAdmin.caption'),
    search: t('paymentsAdmin.search'),
    empty: { title: t('paymentsAdmin.empty.title'), text: t('paymentsAdmin.empty.text') },
  }),
  csv: { endpoint: adminPaymentsApi.csv, fileName: (t) => t('paymentsAdmin.file') },
  keyOf: ({ id }) => id,
  hrefOf: ({ id }) => `/admin/payments/${id}`,
  filters: (t) => (
    <>
      <FilterSelect
        name="status"
        label={t('paymentsAdmin.filters.status')}
        values={paymentStatuses}
        text={(value) => t(`paymentsAdmin.statuses.${value}`)}
      />
      <FilterSelect
        name="purpose"
        label={t('paymentsAdmin.filters.purpose')}
        values={paymentPurposes}
        text={(value) => t(`paymentsAdmin.purposes.${value}`)}
      />
      <FilterDates label={t('paymentsAdmin.filters.dates')} />
      <FilterOwner />
    </>
  ),
  useColumns: (t) => [
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
  ],
});

/** `/admin/payments`. */
export const PaymentsPage = () => <AdminListPage list={paymentsList} actions={<LedgerButton />} />;

/** What a payment is called: what it was for, and its number. */
function PaymentName({ payment: { id, title, purpose } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={styles.words}>
      <bdi className={styles.title}>{title || t(`paymentsAdmin.purposes.${purpose}`)}</bdi>
      <span className={styles.quiet}>
        <LatinText>#{id}</LatinText> · {t(`paymentsAdmin.purposes.${purpose}`)}
      </span>
    </span>
  );
}

/** What was charged, and under it what is back. */
function AmountCell({ payment: { amount, refunded } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={styles.amount}>
      <AmountText agorot={amount} />
      {refunded > 0 && (
        <span className={styles.back}>
          {t('paymentsAdmin.isBack')} <AmountText agorot={refunded} />
        </span>
      )}
    </span>
  );
}

/** Whoever paid; of an account that is gone only its number is left. */
function OwnerCell({ payment: { owner, userId } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <span className={classNames(styles.words, styles.owner)}>
      {owner ? <bdi className={styles.title}>{owner.displayName || owner.username}</bdi> : t('paymentsAdmin.gone')}
      {owner ? (
        <LatinText className={styles.quiet ?? ''}>{owner.email}</LatinText>
      ) : (
        <span className={styles.quiet}>{t('paymentsAdmin.user', { id: String(userId) })}</span>
      )}
    </span>
  );
}
