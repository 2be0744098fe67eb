import { Ban } from 'lucide-react';
import { useState } from 'react';
import { ConfirmAction, ReasonField, useAdminCall } from '#features/admin/web/index.ts';
import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { adminProfilesApi } from '../../admin-contract.ts';
import { profileAdminTexts } from './profile-admin-texts.ts';

export function SuspendCard({ id }: { id: number }) {
  const t = useTexts(profileAdminTexts);
  const [isOpen, setOpen] = useState(false);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const { send, isPending } = useAdminCall<unknown>({
    call: (api) => api.call(adminProfilesApi.suspend, { params: { id }, body: { reason } }),
    done: t('profileAdmin.suspend.done'),
    onDone: () => setOpen(false),
    onFields: ({ reason: flaw }) => {
      setError(flaw);
      return flaw !== undefined;
    },
  });
  const write = (written: string) => {
    setReason(written);
    setError(undefined);
  };
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
        onConfirm={() => (reason.trim() ? send() : setError(t('profileAdmin.suspend.empty')))}
        isPending={isPending}
      >
        <ReasonField value={reason} onChange={write} error={error} label={t('profileAdmin.suspend.reason')} />
      </ConfirmAction>
    </>
  );
}
