import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { requestAuth } from '#web-kit/session/auth-events.ts';
import { ConfirmDismissed, errorCodeOf, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import type { Account } from '../../contract.ts';
import { accountsTexts } from '../../texts.ts';
import { accountTexts } from '../account-texts.ts';
import { useUpdateAccountCache } from './use-account.ts';

/** Shows the error; a refusal for the demo account offers to register. */
export function useShowFailure(): (error: unknown) => void {
  const t = useTexts(accountTexts);
  return (error) => {
    if (isSessionOver(error)) return;
    const description = failureMessage(error);
    if (errorCodeOf(error) !== 'demo_refused') {
      toast({ variant: 'destructive', title: t('account.failed'), description });
      return;
    }
    const action = { label: t('account.demo.register'), onClick: () => requestAuth('register', { next: '/editor' }) };
    toast({ variant: 'warning', title: t('account.demo.title'), description, action });
  };
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

/** The same for a mutation that returns the account: shows its new state and, if given, a message. */
export function useAccountChange<I = void>({ done, onDone, ...call }: Call<I, Account> & { readonly done?: string }) {
  const updateAccount = useUpdateAccountCache();
  return useAccountCall<Account, I>({
    ...call,
    onDone: (account, input) => {
      updateAccount(account);
      onDone?.(account, input);
      if (done) toast({ title: done });
    },
  });
}

export const accountFormTexts = [accountsTexts, accountTexts];
