import { MailOpen } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import { LatinText } from '#ui/latin-text.tsx';
import { useTexts } from '#ui/locale.tsx';
import { Notice } from '#ui/notice.tsx';
import { toast } from '#ui/toast-store.ts';
import { accountApi } from '../../contract.ts';
import { accountTexts } from '../account-texts.ts';
import { ResendButton } from './resend-button.tsx';
import { useKeepAccount } from './use-account.ts';
import { useAccountCall } from './use-account-call.ts';

interface EmailPendingProps {
  address: string;
}

export function EmailPending({ address }: EmailPendingProps) {
  const t = useTexts(accountTexts);
  const keepAccount = useKeepAccount();
  const { send, isPending } = useAccountCall({
    call: (api) => api.call(accountApi.cancelEmail, {}),
    onDone: (account) => {
      keepAccount(account);
      toast({ title: t('account.email.stayed') });
    },
  });
  const title = (
    <>
      {t('account.email.pending')} <LatinText>{address}</LatinText>
    </>
  );
  const actions = (
    <>
      <ResendButton />
      <Button variant="ghost" loading={isPending} onClick={() => send()}>
        {t('account.email.stay')}
      </Button>
    </>
  );
  return (
    <Notice icon={MailOpen} tone="sea" isLive title={title} action={actions} isStacked>
      {t('account.email.pendingText')}
    </Notice>
  );
}
