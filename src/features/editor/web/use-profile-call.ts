import { useMutation } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { useShowPlanLimit } from './plan-context.ts';
import { editorTexts } from './texts.ts';

interface ProfileCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** True when the failure was shown where it belongs. */
  readonly onFailed?: (error: unknown) => boolean;
}

/** A change to a card: never sent twice at once, and tells what went wrong. */
export function useProfileCall<A, I = void>({ call, onDone, onFailed }: ProfileCall<I, A>) {
  const api = useApi();
  const showFailure = useFailureToast();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      if (!onFailed?.(error)) showFailure(error);
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

/** Says what went wrong; a limit of the plan is explained with the way out of it. */
function useFailureToast(): (error: unknown) => void {
  const t = useTexts(editorTexts);
  const showLimit = useShowPlanLimit();
  return useCallback(
    (error) => {
      // Whose session is over has left this page by now, and was told so.
      if (error instanceof RequestError && error.status === 401) return;
      const [field] = error instanceof RequestError ? Object.values(error.fields) : [];
      const message = field ?? (error instanceof Error ? error.message : String(error));
      if (error instanceof RequestError && error.status === 402) return showLimit(message);
      toast({ variant: 'destructive', title: t('editor.failure'), description: message });
    },
    [t, showLimit],
  );
}
