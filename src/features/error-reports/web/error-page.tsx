import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { RequestError } from '#web-kit/request-error.ts';
import { ErrorActions } from './error-actions.tsx';
import { ErrorDetail } from './error-detail.tsx';
import styles from './errors.module.css';
import { errorsQueries } from './errors-queries.ts';
import { errorsTexts } from './errors-texts.ts';
import { StateBadge } from './state-badge.tsx';

/** `/admin/errors/{id}`. */
export function ErrorPage() {
  const t = useTexts(errorsTexts);
  usePageTitle(t('adminErrors.title'));
  const id = Number(useParams().id);
  const isNumber = Number.isInteger(id) && id > 0;
  const { data, error, refetch } = useQuery({ ...errorsQueries.one(useApi(), id), enabled: isNumber });
  const isMissing = !isNumber || (error instanceof RequestError && error.status === 404);
  const title = data ? (
    <bdi dir="ltr" className={styles.title}>
      {data.message || data.type}
    </bdi>
  ) : (
    t('adminErrors.title')
  );
  return (
    <AdminPage
      title={title}
      lead={data && <StateBadge error={data} />}
      back={<BackLink />}
      actions={data && <ErrorActions error={data} />}
    >
      {data && !isMissing && <ErrorDetail error={data} />}
      {isMissing && <ErrorCard title={t('adminErrors.missing.title')} message={t('adminErrors.missing.text')} />}
      {!data && error && !isMissing && (
        <ErrorCard title={t('adminErrors.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && isNumber && (
        <div role="status" aria-busy="true" aria-label={t('adminErrors.loading')}>
          <Skeleton shape="block" />
        </div>
      )}
    </AdminPage>
  );
}

function BackLink() {
  const t = useTexts(errorsTexts);
  return (
    <div>
      <Button variant="link" size="sm" asChild>
        <Link to="/admin/errors">
          <ArrowBack aria-hidden="true" />
          {t('adminErrors.back')}
        </Link>
      </Button>
    </div>
  );
}
