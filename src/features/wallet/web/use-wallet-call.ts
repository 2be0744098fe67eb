import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { walletTexts } from './texts.ts';

interface WalletCall<I, A> extends Call<I, A> {
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change in the wallet: tells what went wrong in the server's own words. */
export function useWalletCall<A, I = void>({ onFields, ...call }: WalletCall<I, A>) {
  const t = useTexts(walletTexts);
  return useCall({
    ...call,
    onFailed: (error) => {
      if (isSessionOver(error) || (error instanceof RequestError && onFields?.(error.fields))) return;
      toast({ variant: 'destructive', title: t('wallet.failure'), description: error.message });
    },
  });
}
