import { useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { tagSharedTexts } from './components/shared-texts.ts';

interface TagCall<I, A> extends Call<I, A> {
  /** Shows what the server said beside its cause; false hands it on to a message. */
  readonly onFailed?: (error: RequestError) => boolean;
}

/** A change to a tag: tells what went wrong in the server's own words. */
export function useTagCall<A, I = void>({ onFailed, ...call }: TagCall<I, A>) {
  const t = useTexts(tagSharedTexts);
  const queries = useQueryClient();
  return useCall({
    ...call,
    onFailed: (error) => {
      const isKnown = error instanceof RequestError;
      if (isSessionOver(error) || (isKnown && onFailed?.(error))) return;
      // It may have become somebody else's, or changed in another tab.
      if (isKnown && (error.status === 404 || error.status === 409))
        void queries.invalidateQueries({ queryKey: ['/api/tags'] });
      toast({ variant: 'destructive', title: t('tag.failure'), description: failureMessage(error) });
    },
  });
}
