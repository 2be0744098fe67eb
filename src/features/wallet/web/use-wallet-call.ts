import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { walletTexts } from './texts.ts';

interface WalletCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change in the wallet: never sent twice at once, and tells what went wrong in the server's own words. */
export function useWalletCall<A, I = void>({ call, onDone, onFields }: WalletCall<I, A>) {
  const t = useTexts(walletTexts);
  const api = useApi();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      // Whose session is over has left this page by now, and was told so.
      if (error instanceof RequestError && (error.status === 401 || onFields?.(error.fields))) return;
      toast({ variant: 'destructive', title: t('wallet.failure'), description: error.message });
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const send = (input: I) => {
    // The state of the button comes a moment after the press: a second press may be faster.
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(input);
  };
  return { send, isPending };
}
