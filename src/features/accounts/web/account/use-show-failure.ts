import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { errorCodeOf } from '#web-kit/session/reauthenticate.ts';
import { accountTexts } from '../account-texts.ts';

/** Says what went wrong; a refusal of the demo account offers an account of one's own. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTexts(accountTexts);
  return useCallback(
    (error) => {
      // Whose session is over has left this page by now, and was told so.
      if (error instanceof RequestError && error.status === 401) return;
      const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
      const description = field ?? (error instanceof Error ? error.message : String(error));
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
