import { Button } from '#ui/button.tsx';
import { useTexts } from '#ui/locale.tsx';
import { toast } from '#ui/toast-store.ts';
import { accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { useAccountCall } from './use-account-call.ts';

export function ResendButton() {
  const t = useTexts(accountTexts);
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.resendEmail, {}),
    onDone: ({ message }) => {
      toast({ title: message });
    },
  });
  return (
    <Button variant="outline" loading={isPending} onClick={() => send()}>
      {t('account.email.resend')}
    </Button>
  );
}
