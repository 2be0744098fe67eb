import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { errorCodeOf } from '#web-kit/session/reauthenticate.ts';
import { accountTexts } from '../account-texts.ts';

/** Says what went wrong; a refusal of the demo account offers an account of one's own. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTexts(accountTexts);
  return useCallback(
    (error) => {
      if (isSessionOver(error)) return;
      const description = failureMessage(error);
      if (errorCodeOf(error) !== 'demo_refused') {
        toast({ variant: 'destructive', title: t('account.failed'), description });
        return;
      }
      const action = { label: t('account.demo.register'), onClick: () => requestAuth('register') };
      toast({ variant: 'warning', title: t('account.demo.title'), description, action });
    },
    [t],
  );
}
