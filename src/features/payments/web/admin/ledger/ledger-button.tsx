import { queryOptions, useQuery } from '@tanstack/react-query';
import { BadgeCheck, Scale, TriangleAlert } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { Sheet, SheetContent, SheetTrigger } from '#ui/sheet.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import type { Api } from '#web-kit/api-client.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { adminPaymentsApi } from '../../../admin-contract.ts';
import { paymentsAdminTexts } from '../../../admin-texts.ts';
import styles from './ledger.module.css';
import { LedgerFigures } from './ledger-figures.tsx';

/** The same check that runs every night, when somebody wants to know now. */
export function LedgerButton() {
  const t = useTexts(paymentsAdminTexts);
  return (
    <Sheet>
      <SheetTrigger asChild>
        <Button variant="outline" size="sm">
          <Scale aria-hidden="true" />
          {t('paymentsAdmin.books.open')}
        </Button>
      </SheetTrigger>
      <SheetContent title={t('paymentsAdmin.books.title')} description={t('paymentsAdmin.books.lead')}>
        <LedgerReportView />
      </SheetContent>
    </Sheet>
  );
}

/** Checked anew whenever it is opened. */
const booksQuery = (api: Api) =>
  queryOptions({
    queryKey: [adminPaymentsApi.books.path],
    queryFn: () => api.call(adminPaymentsApi.books, {}),
    staleTime: 0,
    gcTime: 0,
    retry: false,
  });

function LedgerReportView() {
  const t = useTexts(paymentsAdminTexts);
  const { data, error, refetch, isFetching } = useQuery(booksQuery(useApi()));
  if (error && !isFetching)
    return <ErrorCard title={t('paymentsAdmin.books.failed')} message={error.message} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <div className={styles.report} role="status" aria-busy="true" aria-label={t('paymentsAdmin.books.checking')}>
        <Skeleton shape="block" />
        <Skeleton />
        <Skeleton />
      </div>
    );
  return (
    <div className={styles.report}>
      <LedgerStatus errors={data.broken} />
      <LedgerFigures report={data} />
      <Button variant="outline" loading={isFetching} onClick={() => void refetch()}>
        {t('paymentsAdmin.books.again')}
      </Button>
    </div>
  );
}

function LedgerStatus({ errors }: { errors: readonly string[] }) {
  const t = useTexts(paymentsAdminTexts);
  if (errors.length === 0)
    return (
      <Notice icon={BadgeCheck} tone="sea" title={t('paymentsAdmin.books.fine')} isLive>
        {t('paymentsAdmin.books.fineText')}
      </Notice>
    );
  return (
    <Notice icon={TriangleAlert} tone="bad" title={t('paymentsAdmin.books.broken', { count: errors.length })} isLive>
      <p>{t('paymentsAdmin.books.brokenText')}</p>
      <ul className={styles.broken} dir="ltr">
        {errors.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </Notice>
  );
}
