import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, isSessionOver, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { useShowPlanLimit } from './plan-context.ts';
import { editorTexts } from './texts.ts';

interface ProfileCall<I, A> extends Call<I, A> {
  /** True when the failure was shown where it belongs. */
  readonly onFailed?: (error: unknown) => boolean;
}

/** A change to a profile: says what went wrong; a limit of the plan is explained with the way out of it. */
export function useProfileCall<A, I = void>({ onFailed, ...call }: ProfileCall<I, A>) {
  const t = useTexts(editorTexts);
  const showLimit = useShowPlanLimit();
  return useCall({
    ...call,
    onFailed: (error) => {
      if (onFailed?.(error) || isSessionOver(error)) return;
      const description = failureMessage(error);
      if (error instanceof RequestError && error.status === 402) return showLimit(description);
      toast({ variant: 'destructive', title: t('editor.failure'), description });
    },
  });
}
