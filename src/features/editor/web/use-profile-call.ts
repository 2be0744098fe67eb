import { useMutation } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#web-kit/api-client.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { useTellFailure } from './use-tell-failure.ts';

interface ProfileCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** True when the failure was shown where it belongs. */
  readonly onFailed?: (error: unknown) => boolean;
}

/** A change to a card: never sent twice at once, and tells what went wrong. */
export function useProfileCall<A, I = void>({ call, onDone, onFailed }: ProfileCall<I, A>) {
  const api = useApi();
  const tell = useTellFailure();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      if (!onFailed?.(error)) tell(error);
    },
    onSettled: () => {
      isBusy.current = false;
    },
  });
  const send = (input: I) => {
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(input);
  };
  return { send, isPending };
}
