import { queryOptions, useQuery } from '@tanstack/react-query';
import { BadgeCheck, CreditCard, Scale, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  AdminListPage,
  CellNote,
  CellTexts,
  DetailList,
  defineAdminList,
  FilterDates,
  FilterOwner,
  FilterSelect,
} from '#features/admin/web/index.ts';
import { numberText } from '#features/invoices/domain.ts';
import { formatNumber, unbrokenDates } from '#i18n/format.ts';
import { Button } from '#ui/controls/button.tsx';
import { Notice } from '#ui/feedback/notice.tsx';
import { QueryFailure, SkeletonGroup } from '#ui/feedback/query-content.tsx';
import { Stack, Text } from '#ui/layout/layout.tsx';
import { DateText, LatinText, MoneyText, useLocale, useTexts } from '#ui/locale.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/overlays/sheet.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import {
  type AdminPayment,
  adminPaymentsApi,
  type LedgerReport,
  paymentPurposes,
  paymentStates,
} from '../../admin-contract.ts';
import { paymentsAdminTexts } from '../../admin-texts.ts';
import { MethodLine } from '../method/method-line.tsx';
import { PaymentStatusBadge } from './payment-status.tsx';
import styles from './payments.module.css';

/** Runs the nightly ledger check on demand. */
function LedgerButton() {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Scale aria-hidden="true" />
          {t('paymentsAdmin.ledger.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('paymentsAdmin.ledger.title')} description={t('paymentsAdmin.ledger.lead')}>
        <LedgerReportView />
      </SheetContent>
    </Sheet>
  );
}

/** Runs the check again whenever it is opened. */
const ledgerQuery = (api: Api) =>
  queryOptions({
    queryKey: [adminPaymentsApi.books.path],
    queryFn: () => api.call(adminPaymentsApi.books, {}),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

function LedgerReportView() {
  const t = useTexts(paymentsAdminTexts);
  const { data, error, refetch, isFetching } = useQuery(ledgerQuery(useApi()));
  if (error && !isFetching)
    return <QueryFailure error={error} failed={t('paymentsAdmin.ledger.failed')} onRetry={() => void refetch()} />;
  if (!data)
    return <SkeletonGroup label={t('paymentsAdmin.ledger.checking')} gap={4} shapes={['block', 'line', 'line']} />;
  return (
    <Stack shrinkItems gap={4}>
      <LedgerStatus errors={data.broken} />
      <LedgerFigures report={data} />
      <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {t('paymentsAdmin.ledger.again')}
      </Button>
    </Stack>
  );
}

function LedgerStatus({ errors }: { errors: readonly string[] }) {
  const t = useTexts(paymentsAdminTexts);
  if (errors.length === 0)
    return (
      <Notice icon={BadgeCheck} tone="sea" title={t('paymentsAdmin.ledger.fine')} isLive>
        {t('paymentsAdmin.ledger.fineText')}
      </Notice>
    );
  return (
    <Notice icon={TriangleAlert} tone="bad" title={t('paymentsAdmin.ledger.errors', { count: errors.length })} isLive>
      <p>{t('paymentsAdmin.ledger.errorsText')}</p>
      <ul className={styles.broken} dir="ltr">
        {errors.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** How much was checked, so that success is not reported for an empty ledger. */
function LedgerFigures({ report }: { report: LedgerReport }) {
  const t = useTexts(paymentsAdminTexts);
  const { locale } = useLocale();
  const count = (number: number): ReactNode => <LatinText>{formatNumber(number, locale)}</LatinText>;
  return (
    <DetailList
      rows={[
        { name: t('paymentsAdmin.ledger.entries'), value: count(report.entries) },
        { name: t('paymentsAdmin.ledger.total'), value: <MoneyText agorot={report.total} /> },
        { name: t('paymentsAdmin.ledger.paid'), value: count(report.paid) },
        { name: t('paymentsAdmin.ledger.refunds'), value: count(report.refunds) },
        { name: t('paymentsAdmin.ledger.waiting'), value: count(report.waitingRefunds) },
        ...report.numbers.map(({ kind, last }) => ({
          name: t(`paymentsAdmin.ledger.numbers.${kind}`),
          value: <LatinText>{numberText(last)}</LatinText>,
        })),
        { name: t('paymentsAdmin.ledger.at'), value: <DateText value={report.checkedAt} time /> },
      ]}
    />
  );
}

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
        values={paymentStates}
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

/** Route: `/admin/payments`. */
export const PaymentsPage = () => <AdminListPage list={paymentsList} actions={<LedgerButton />} />;

/** What the payment was for, and its ID. */
function PaymentName({ payment: { id, title, purpose } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <CellTexts name={unbrokenDates(title) || t(`paymentsAdmin.purposes.${purpose}`)}>
      <CellNote>
        <LatinText>#{id}</LatinText> · {t(`paymentsAdmin.purposes.${purpose}`)}
      </CellNote>
    </CellTexts>
  );
}

/** The charged amount, and below it the refunded one. */
function AmountCell({ payment: { amount, refunded } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  // A stack would set both at its own edge: these keep the edge of the other amounts, which differs by language and screen.
  return (
    <>
      <MoneyText agorot={amount} />
      {refunded > 0 && (
        <Text as="div" tone="muted" size="xs" className={styles.back}>
          {t('paymentsAdmin.isBack')} <MoneyText agorot={refunded} />
        </Text>
      )}
    </>
  );
}

/** The payer; for a deleted account only the ID remains. */
function OwnerCell({ payment: { owner, userId } }: { payment: AdminPayment }) {
  const t = useTexts(paymentsAdminTexts);
  return (
    <CellTexts name={owner ? owner.displayName || owner.username : t('paymentsAdmin.gone')}>
      <CellNote isLatin={owner !== null}>{owner?.email ?? t('paymentsAdmin.user', { id: String(userId) })}</CellNote>
    </CellTexts>
  );
}
