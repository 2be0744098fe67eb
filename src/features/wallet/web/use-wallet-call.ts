import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { walletTexts } from './texts.ts';

/** A mutation in the wallet; shows the server's own error message. */
export function useWalletCall<A, I = void>(call: Call<I, A>) {
  const t = useTexts(walletTexts);
  return useCall({
    ...call,
    onFailed: ({ message }) => toast({ variant: 'destructive', title: t('wallet.failure'), description: message }),
  });
}
