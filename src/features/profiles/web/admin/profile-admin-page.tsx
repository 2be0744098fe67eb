import { Ban, ExternalLink, RotateCcw } from 'lucide-react';
import { AdminDetailPage, MayChange, ReasonField, useAdminCall, useReasonForm } from '#features/admin/web/index.ts';
import { LinkButton } from '#ui/controls/button.tsx';
import { LatinText, useTexts } from '#ui/locale.tsx';
import { ConfirmButton } from '#ui/overlays/confirm-button.tsx';
import { type AdminProfileDetail, adminProfilesApi } from '../../admin-contract.ts';
import { profilesAdminTexts } from '../../admin-texts.ts';
import { AdminStatus } from './admin-status.tsx';
import { profileAdminTexts } from './profile-admin-texts.ts';
import { ProfileDetail } from './profile-detail.tsx';

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

function ProfileHeadActions({ profile }: { profile: AdminProfileDetail }) {
  const t = useTexts(profileAdminTexts);
  const { status, owner, address, deletedAt, suspendedAt } = profile;
  return (
    <>
      {status === 'published' && !owner.isSuspended && (
        <LinkButton variant="outline" size="sm" href={address} target="_blank" rel="noopener">
          <ExternalLink aria-hidden="true" />
          {t('profileAdmin.open')}
        </LinkButton>
      )}
      <MayChange>
        {!deletedAt && (suspendedAt ? <RestoreProfile id={profile.id} /> : <SuspendProfile id={profile.id} />)}
      </MayChange>
    </>
  );
}

function RestoreProfile({ id }: { id: number }) {
  const t = useTexts(profileAdminTexts);
  const restore = useAdminCall<unknown>({
    call: (api) => api.call(adminProfilesApi.restore, { params: { id } }),
    done: t('profileAdmin.restore.done'),
  });
  return (
    <ConfirmButton
      variant="default"
      size="sm"
      call={restore}
      title={t('profileAdmin.restore.title')}
      description={t('profileAdmin.restore.text')}
      confirm={t('profileAdmin.restore.action')}
      cancel={t('profileAdmin.keep')}
      staysOpen
    >
      <RotateCcw aria-hidden="true" />
      {t('profileAdmin.restore.button')}
    </ConfirmButton>
  );
}

function SuspendProfile({ id }: { id: number }) {
  const t = useTexts(profileAdminTexts);
  const form = useReasonForm(profileAdminTexts, 'profileAdmin.suspend.empty');
  const suspend = useAdminCall({
    call: (api, body: { reason: string }) => api.call(adminProfilesApi.suspend, { params: { id }, body }),
    done: t('profileAdmin.suspend.done'),
    onFields: form.showFields,
  });
  const submit = form.handleSubmit(suspend.send);
  return (
    <ConfirmButton
      size="sm"
      call={{ ...suspend, send: () => void submit() }}
      title={t('profileAdmin.suspend.title')}
      description={t('profileAdmin.suspend.text')}
      confirm={t('profileAdmin.suspend.action')}
      destructive
      staysOpen
      details={
        <ReasonField
          {...form.register('reason')}
          error={form.errorOf('reason')}
          label={t('profileAdmin.suspend.reason')}
        />
      }
    >
      <Ban aria-hidden="true" />
      {t('profileAdmin.suspend.button')}
    </ConfirmButton>
  );
}
