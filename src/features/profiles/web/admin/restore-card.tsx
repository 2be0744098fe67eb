import { RotateCcw } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { adminProfilesApi } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';

export function RestoreCard({ id }: { id: number }) {
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
