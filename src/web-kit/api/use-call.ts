import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { type Api, useApi } from './api-client.tsx';
import { isSessionOver, RequestError, ServerError } from './request-error.ts';

/** The options that a feature's hook requires from its callers. */
export interface Call<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: ((answer: A, input: I) => void) | undefined;
  /** Shows errors at the fields that the server named; false passes the failure on to `onFailed`. */
  readonly onFields?: ((fields: Readonly<Record<string, string>>) => boolean) | undefined;
}

interface CallOptions<I, A> extends Call<I, A> {
  /** Reports an error that is not shown at a field. */
  readonly onFailed: (error: Error) => void;
  /** A returned promise keeps the call pending until the changed data was refetched. */
  readonly onSettled?: () => unknown;
  /** Repeating it changes nothing more, so it is also retried when the answer was lost on the way. */
  readonly isRepeatable?: boolean;
}

/** The server took nothing over: a call that creates something can be sent again. After a lost answer it cannot. */
const retryRefused = (failures: number, error: Error): boolean => failures < 1 && error instanceof ServerError;

/** A mutation triggered by the user: never sent twice concurrently, and a failure is always shown. */
export function useCall<A, I = void>({ call, onDone, onFields, onFailed, onSettled, isRepeatable }: CallOptions<I, A>) {
  const api = useApi();
  const isBusy = useRef(false);
  const [isDone, setIsDone] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: I) => call(api, input),
    ...(!isRepeatable && { retry: retryRefused }),
    onSuccess: (answer, input) => {
      setIsDone(true);
      onDone?.(answer, input);
    },
    onError: (error) => {
      const isShown = error instanceof RequestError && onFields?.(error.fields);
      if (!isShown && !isSessionOver(error)) onFailed(error);
    },
    onSettled: () => {
      isBusy.current = false;
      return onSettled?.();
    },
  });
  const send = (input: I) => {
    // The button's disabled state lags behind the click: a second click may be faster.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsDone(false);
    mutate(input);
  };
  return { send, isPending, isDone, sent: isPending ? variables : undefined };
}
