import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { useKeepAccount } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

interface KeepAccountButtonProps {
  variant?: 'default' | 'outline';
}

export function KeepAccountButton({ variant = 'default' }: KeepAccountButtonProps) {
  const t = useTexts(accountTexts);
  const keepAccount = useKeepAccount();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.cancelDeletion, {}),
    onDone: (account) => {
      keepAccount(account);
      toast({ title: t('account.deletion.kept') });
    },
  });
  return (
    <Button variant={variant} loading={isPending} onClick={() => send()}>
      {t('account.deletion.keep')}
    </Button>
  );
}
