import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { useUpdateAccountCache } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

interface CancelDeletionButtonProps {
  variant?: 'default' | 'outline';
}

export function CancelDeletionButton({ variant = 'default' }: CancelDeletionButtonProps) {
  const t = useTexts(accountTexts);
  const updateAccount = useUpdateAccountCache();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.cancelDeletion, {}),
    onDone: (account) => {
      updateAccount(account);
      toast({ title: t('account.deletion.kept') });
    },
  });
  return (
    <Button variant={variant} loading={isPending} onClick={() => send()}>
      {t('account.deletion.keep')}
    </Button>
  );
}
