import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { tagSharedTexts } from './components/shared-texts.ts';

interface TagCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** Shows what the server said beside its cause; false hands it on to a message. */
  readonly onFailed?: (error: RequestError) => boolean;
}

/** A change to a tag: never sent twice at once, and tells what went wrong in the server's own words. */
export function useTagCall<A, I = void>({ call, onDone, onFailed }: TagCall<I, A>) {
  const t = useTexts(tagSharedTexts);
  const api = useApi();
  const queries = useQueryClient();
  const isBusy = useRef(false);
  const { mutate, isPending, variables } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (answer, input) => onDone?.(answer, input),
    onError: (error) => {
      const isKnown = error instanceof RequestError;
      // Whose session is over has left this page by now, and was told so.
      if (isKnown && (error.status === 401 || onFailed?.(error))) return;
      // It may have become somebody else's, or changed in another tab.
      if (isKnown && (error.status === 404 || error.status === 409))
        void queries.invalidateQueries({ queryKey: ['/api/tags'] });
      const [field] = isKnown ? Object.values(error.fields) : [];
      toast({ variant: 'destructive', title: t('tag.failure'), description: field ?? error.message });
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
  return { send, isPending, sent: isPending ? variables : undefined };
}
