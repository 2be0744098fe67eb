import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { AdminBackLink, AdminPage } from '#features/admin/web/index.ts';
import { RouterLinkButton } from '#ui/controls/router-link-button.tsx';
import { ErrorCard, QueryContent, SkeletonCards } from '#ui/feedback/query-content.tsx';
import { useLocale, usePageTitle, useTexts } from '#ui/locale.tsx';
import { useApi } from '#web-kit/api/api-client.tsx';
import { PackageEditor } from './package-editor.tsx';
import { PackageBadges } from './package-labels.tsx';
import { packagesAdminTexts } from './packages-admin-texts.ts';
import { adminPackagesQuery } from './packages-query.ts';

/** Route: `/admin/packages/{id}`. */
export function PackageAdminPage() {
  const t = useTexts(packagesAdminTexts);
  const { locale } = useLocale();
  const { id } = useParams();
  const packages = useQuery(adminPackagesQuery(useApi()));
  const one = packages.data?.find((each) => String(each.id) === id);
  const title = one?.texts[locale].name ?? t('packagesAdmin.title');
  usePageTitle(title);
  return (
    <AdminPage
      back={<AdminBackLink to="/admin/packages">{t('packagesAdmin.back')}</AdminBackLink>}
      title={<bdi>{title}</bdi>}
      lead={one && <PackageBadges one={one} />}
    >
      <QueryContent
        query={packages}
        failed={t('packagesAdmin.failed')}
        skeleton={<SkeletonCards label={t('packagesAdmin.loading')} count={1} shapes={['title', 'block']} />}
      >
        {(all) => (one ? <PackageEditor key={one.id} one={one} all={all} /> : <MissingPackage />)}
      </QueryContent>
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
