import { Ban, ExternalLink, RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { AdminDetailPage, ConfirmAction, ReasonField, useAdminCall, useReasonForm } from '#features/admin/web/index.ts';
import { Button } from '#ui/controls/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { LatinText } from '#ui/text/latin-text.tsx';
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
        <Button variant="outline" size="sm" asChild>
          <a href={address} target="_blank" rel="noopener">
            <ExternalLink aria-hidden="true" />
            {t('profileAdmin.open')}
          </a>
        </Button>
      )}
      {!deletedAt && (suspendedAt ? <RestoreProfile id={profile.id} /> : <SuspendProfile id={profile.id} />)}
    </>
  );
}

function RestoreProfile({ id }: { id: number }) {
  const t = useTexts(profileAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const { send, isPending } = useAdminCall<unknown>({
    call: (api) => api.call(adminProfilesApi.restore, { params: { id } }),
    done: t('profileAdmin.restore.done'),
    onDone: () => setOpen(false),
  });
  return (
    <>
      <Button size="sm" onClick={() => setOpen(true)}>
        <RotateCcw aria-hidden="true" />
        {t('profileAdmin.restore.button')}
      </Button>
      <ConfirmAction
        title={t('profileAdmin.restore.title')}
        text={t('profileAdmin.restore.text')}
        action={t('profileAdmin.restore.action')}
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={() => send()}
        isPending={isPending}
      />
    </>
  );
}

function SuspendProfile({ id }: { id: number }) {
  const t = useTexts(profileAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const form = useReasonForm(profileAdminTexts, 'profileAdmin.suspend.empty');
  const { send, isPending } = useAdminCall({
    call: (api, body: { reason: string }) => api.call(adminProfilesApi.suspend, { params: { id }, body }),
    done: t('profileAdmin.suspend.done'),
    onDone: () => setOpen(false),
    onFields: form.showFields,
  });
  return (
    <>
      <Button variant="outline" size="sm" onClick={() => setOpen(true)}>
        <Ban aria-hidden="true" />
        {t('profileAdmin.suspend.button')}
      </Button>
      <ConfirmAction
        title={t('profileAdmin.suspend.title')}
        text={t('profileAdmin.suspend.text')}
        action={t('profileAdmin.suspend.action')}
        isDangerous
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        onConfirm={form.handleSubmit(send)}
        isPending={isPending}
      >
        <ReasonField
          {...form.register('reason')}
          error={form.errorOf('reason')}
          label={t('profileAdmin.suspend.reason')}
        />
      </ConfirmAction>
    </>
  );
}
