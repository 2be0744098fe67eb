import { useQuery } from '@tanstack/react-query';
import { Link, useParams } from 'react-router';
import { AdminPage } from '#features/admin/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ArrowBack } from '#ui/direction-icons.tsx';
import { ErrorCard } from '#ui/feedback/error-card.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { useLocale, useTexts } from '#ui/locale.tsx';
import { usePageTitle } from '#ui/use-page-title.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { PackageBadges } from './package-badges.tsx';
import { PackageEditor } from './package-editor.tsx';
import styles from './packages-admin.module.css';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { adminPackagesQuery } from './packages-query.ts';

/** `/admin/packages/{id}`. */
export function PackageAdminPage() {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const { id } = useParams();
  const { data, error, refetch } = useQuery(adminPackagesQuery(useApi()));
  const one = data?.find((each) => String(each.id) === id);
  const title = one?.texts[locale].name ?? t('packagesAdmin.title');
  usePageTitle(title);
  const back = (
    <Link className={styles.back} to="/admin/packages">
      <ArrowBack size={18} aria-hidden="true" />
      {t('packagesAdmin.back')}
    </Link>
  );
  return (
    <AdminPage back={back} title={<bdi>{title}</bdi>} lead={one && <PackageBadges one={one} />}>
      {!data && error && (
        <ErrorCard title={t('packagesAdmin.failed')} message={error.message} onRetry={() => void refetch()} />
      )}
      {!data && !error && (
        <Card>
          <Stack gap={3} role="status" aria-busy="true" aria-label={t('packagesAdmin.loading')}>
            <Skeleton shape="title" />
            <Skeleton shape="block" />
          </Stack>
        </Card>
      )}
      {data && !one && <MissingPackage />}
      {data && one && <PackageEditor key={one.id} one={one} all={data} />}
    </AdminPage>
  );
}

function MissingPackage() {
  const t = useTexts(packagesAdminTexts);
  return (
    <ErrorCard
      type="info"
      title={t('packagesAdmin.missing.title')}
      message={t('packagesAdmin.missing.text')}
      action={<RouterLinkButton to="/admin/packages">{t('packagesAdmin.back')}</RouterLinkButton>}
    />
  );
}
