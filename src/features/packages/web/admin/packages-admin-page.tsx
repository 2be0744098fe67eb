import { useQuery } from '@tanstack/react-query';
import { AdminPage } from '#features/admin/web/index.ts';
import { Card } from '#ui/card.tsx';
import { ErrorCard } from '#ui/error-card.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { PackageCard } from './package-card.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { adminPackagesQuery } from './packages-query.ts';

/** `/admin/packages`. */
export function PackagesAdminPage() {
  const t = useTexts(packagesAdminTexts);
  usePageTitle(t('packagesAdmin.title'));
  const { data, error, refetch } = useQuery(adminPackagesQuery(useApi()));
  const inOrder = data?.toSorted((one, two) => one.sortOrder - two.sortOrder);
  return (
    <AdminPage title={t('packagesAdmin.title')} lead={t('packagesAdmin.lead')}>
      {!data && error && (
        <ErrorCard title={t('packagesAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && <PackagesWaiting />}
      {inOrder && (
        <ul className={styles.cards} aria-label={t('packagesAdmin.list')}>
          {inOrder.map((one) => (
            <PackageCard key={one.id} one={one} />
          ))}
        </ul>
      )}
    </AdminPage>
  );
}

function PackagesWaiting() {
  const t = useTexts(packagesAdminTexts);
  return (
    <div className={styles.cards} role="status" aria-busy="true" aria-label={t('packagesAdmin.loading')}>
      {['one', 'two', 'three'].map((place) => (
        <Card key={place} className={styles.card ?? ''}>
          <Skeleton shape="title" />
          <Skeleton />
          <Skeleton />
          <Skeleton shape="button" />
        </Card>
      ))}
    </div>
  );
}
