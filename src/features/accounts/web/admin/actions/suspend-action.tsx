import { Ban } from 'lucide-react';
import { useState } from 'react';
import { ReasonField } from '#features/admin/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { type AdminUserDetail, adminUsersApi } from '../../../admin-contract.ts';
import { userTexts } from '../user-texts.ts';
import { UserAction } from './user-action.tsx';

export function SuspendAction({ user: { id, displayName, username } }: { user: AdminUserDetail }) {
  const t = useTexts(userTexts);
  const [reason, setReason] = useState('');
  const [error, setError] = useState<string>();
  const write = (written: string) => {
    setReason(written);
    setError(undefined);
  };
  const canSend = () => {
    if (reason.trim()) return true;
    setError(t('userAdmin.suspend.empty'));
    return false;
  };
  return (
    <UserAction
      button={t('userAdmin.suspend.button')}
      icon={Ban}
      title={t('userAdmin.suspend.title', { name: displayName || username })}
      text={t('userAdmin.suspend.text')}
      action={t('userAdmin.suspend.action')}
      done={t('userAdmin.suspend.done')}
      isDangerous
      canSend={canSend}
      call={(api) => api.call(adminUsersApi.suspend, { params: { id }, body: { reason } })}
      onFields={({ reason: flaw }) => {
        setError(flaw);
        return flaw !== undefined;
      }}
      onDone={() => setReason('')}
    >
      <ReasonField value={reason} onChange={write} error={error} label={t('userAdmin.suspend.reason')} />
    </UserAction>
  );
}
