import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { PaymentStatusBadge } from '../payment-status.tsx';
import { paymentAdminTexts } from '../payment-texts.ts';
import { adminPaymentsQueries } from '../payments-queries.ts';
import styles from './payment.module.css';
import { PaymentDetail } from './payment-detail.tsx';

const parts = ['facts', 'refund', 'rest'];

function PaymentSkeleton() {
  const t = useTexts(paymentAdminTexts);
  return (
    <div className={styles.panels} role="status" aria-busy="true" aria-label={t('paymentAdmin.loading')}>
      {parts.map((part) => (
        <Card key={part}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
        </Card>
      ))}
    </div>
  );
}

/** What is no number is the number of no payment. */
const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);

/** `/admin/payments/{id}`. */
export function PaymentPage() {
  const t = useTexts(paymentAdminTexts);
  const id = idOf(useParams().id);
  const { data, error, refetch } = useQuery({ ...adminPaymentsQueries.one(useApi(), id), enabled: id > 0 });
  const title = t('paymentAdmin.title', { id: id > 0 ? String(id) : '' });
  usePageTitle(title);
  const isMissing = id === 0 || (error instanceof RequestError && error.status === 404);
  const back = (
    <Link className={styles.back} to="/admin/payments">
      <ArrowBack size={18} aria-hidden="true" />
      {t('paymentAdmin.back')}
    </Link>
  );
  return (
    <AdminPage back={back} title={title} lead={data && <PaymentStatusBadge payment={data} />}>
      {isMissing && (
        <ErrorCard
          type="info"
          title={t('paymentAdmin.missing.title')}
          message={t('paymentAdmin.missing.text')}
          action={
            <Button asChild>
              <Link to="/admin/payments">{t('paymentAdmin.back')}</Link>
            </Button>
          }
        />
      )}
      {data && !isMissing && <PaymentDetail payment={data} />}
      {!data && !isMissing && error && (
        <ErrorCard title={t('paymentAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !isMissing && !error && <PaymentSkeleton />}
    </AdminPage>
  );
}
