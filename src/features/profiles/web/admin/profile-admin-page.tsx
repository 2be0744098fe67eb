import { AdminDetailPage } from '#features/admin/web/index.ts';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { adminProfilesApi } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import { AdminStatus } from './admin-status.tsx';
import { profileAdminTexts } from './profile-admin-texts.ts';
import { ProfileDetail } from './profile-detail.tsx';
import { ProfileHeadActions } from './profile-head-actions.tsx';

/** `/admin/profiles/{id}`. */
export function ProfileAdminPage() {
  const t = useTexts(profileAdminTexts);
  const list = useTexts(profilesAdminTexts);
  return (
    <AdminDetailPage
      find={adminProfilesApi.find}
      listPath="/admin/profiles"
      copy={{
        back: t('profileAdmin.back'),
        loading: t('profileAdmin.loading'),
        failed: t('profileAdmin.failed'),
        missing: { title: t('profileAdmin.missing.title'), text: t('profileAdmin.missing.text') },
      }}
      titleOf={(profile) => (profile ? profile.name || list('profilesAdmin.untitled') : list('profilesAdmin.title'))}
      isUserWritten
      lead={(profile) => (
        <>
          <LatinText>{decodeURI(profile.address)}</LatinText>
          <AdminStatus profile={profile} />
        </>
      )}
      actions={(profile) => <ProfileHeadActions profile={profile} />}
    >
      {(profile) => <ProfileDetail profile={profile} />}
    </AdminDetailPage>
  );
}
