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
import { moveQueries } from '../move-queries.ts';
import { moveTexts } from '../move-texts.ts';
import { StatusBadge } from '../parts/status-badge.tsx';
import { usePackageNames } from '../parts/use-package-names.ts';
import styles from './move.module.css';
import { MoveActions } from './move-actions.tsx';
import { MoveFacts } from './move-facts.tsx';
import { MoveOwners } from './move-owners.tsx';
import { MoveProgress } from './move-progress.tsx';

const idOf = (written: string | undefined): number => (/^\d{1,9}$/.test(written ?? '') ? Number(written) : 0);
const listPath = '/admin/package-migration';

/** `/admin/package-migration/{id}`. */
export function PackageMovePage() {
  const t = useTexts(moveTexts);
  const nameOf = usePackageNames();
  const id = idOf(useParams().id);
  const { data, error, refetch } = useQuery({ ...moveQueries.one(useApi(), id), enabled: id > 0 });
  usePageTitle(t('packageMove.one.tab', { id: String(id || '') }));
  const isMissing = id === 0 || (error instanceof RequestError && error.status === 404);
  const back = (
    <Link className={styles.back} to={listPath}>
      <ArrowBack size={18} aria-hidden="true" />
      {t('packageMove.one.back')}
    </Link>
  );
  const title = data
    ? t('packageMove.arrow', { source: nameOf(data.source), target: nameOf(data.target) })
    : t('packageMove.title');
  return (
    <AdminPage
      back={back}
      title={title}
      lead={data && <StatusBadge status={data.status} />}
      actions={data && <MoveActions move={data} />}
    >
      {isMissing && (
        <ErrorCard
          type="info"
          title={t('packageMove.one.missing')}
          message={t('packageMove.one.missingText')}
          action={
            <Button asChild>
              <Link to={listPath}>{t('packageMove.one.back')}</Link>
            </Button>
          }
        />
      )}
      {!isMissing && !data && error && (
        <ErrorCard title={t('packageMove.one.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!isMissing && !data && !error && (
        <Card>
          <div className={styles.bar} role="status" aria-busy="true" aria-label={t('packageMove.one.loading')}>
            <Skeleton shape="title" />
            <Skeleton />
          </div>
        </Card>
      )}
      {data && (
        <>
          <MoveProgress move={data} />
          <MoveFacts move={data} />
          <MoveOwners move={data} />
        </>
      )}
    </AdminPage>
  );
}
