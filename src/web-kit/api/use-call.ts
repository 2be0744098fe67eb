import { useMutation } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Api } from './api-client.ts';
import { useApi } from './api-context.tsx';
import { isSessionOver, RequestError } from './request-error.ts';

/** What a hook of a feature asks of those who use it. */
export interface Call<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: ((answer: A, input: I) => void) | undefined;
  /** Shows the fields that the server named, as a form does; false hands the failure on to a message. */
  readonly onFields?: ((fields: Readonly<Record<string, string>>) => boolean) | undefined;
}

interface CallOptions<I, A> extends Call<I, A> {
  /** Says what went wrong where no field can. */
  readonly onFailed: (error: Error) => void;
  /** A promise keeps the call pending until what it changed was read again. */
  readonly onSettled?: () => unknown;
  /** What makes or moves something is not repeated behind anybody's back. */
  readonly isRepeatable?: boolean;
}

/** A change that somebody asks for on a page: never sent twice at once, and a failure is always shown by someone. */
export function useCall<A, I = void>({ call, onDone, onFields, onFailed, onSettled, isRepeatable }: CallOptions<I, A>) {
  const api = useApi();
  const isBusy = useRef(false);
  const [isDone, setIsDone] = useState(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: I) => call(api, input),
    ...(!isRepeatable && { retry: false }),
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
    // The state of the button comes a moment after the press: a second press may be faster.
    if (isBusy.current) return;
    isBusy.current = true;
    setIsDone(false);
    mutate(input);
  };
  return { send, isPending, isDone, sent: isPending ? variables : undefined };
}
