import { useCallback } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { ConfirmDismissed, errorCodeOf, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';

/** Shows the error; a refusal for the demo account offers to register. */
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

/** A mutation of the account: re-authenticates where required and shows errors. */
export function useAccountCall<A, I = void>({ call, ...rest }: Call<I, A>) {
  const confirmed = useConfirmedCall();
  const showFailure = useShowFailure();
  return useCall<A, I>({
    ...rest,
    call: (api, input) => confirmed(() => call(api, input)),
    onFailed: (error) => {
      if (!(error instanceof ConfirmDismissed)) showFailure(error);
    },
    isRepeatable: true,
  });
}

export const accountFormTexts = [accountsTexts, accountTexts];
