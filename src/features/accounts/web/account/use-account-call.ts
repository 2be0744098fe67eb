import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { useShowFailure } from './use-show-failure.ts';

interface AccountCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
}

/** A change to the account: asks for proof where it is wanted, is never sent twice at once, and tells what went wrong. */
export function useAccountCall<A, I = void>({ call, onDone, onFields }: AccountCall<I, A>) {
  const api = useApi();
  const confirmed = useConfirmedCall();
  const showFailure = useShowFailure();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => confirmed(() => call(api, input)),
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      if (error instanceof ConfirmDismissed) return;
      if (error instanceof RequestError && onFields?.(error.fields)) return;
      showFailure(error);
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
