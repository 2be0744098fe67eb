import { useShowFailure } from '#features/accounts/web/index.ts';
import { failureMessage, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { useShowPlanLimit } from './plan-context.ts';

interface ProfileCall<I, A> extends Call<I, A> {
  /** Shows a failure in place; without it a toast does. */
  readonly onFailure?: ((message: string) => void) | undefined;
}

/** Changes a profile and shows errors; a plan limit is explained with a link to a larger plan. */
export function useProfileCall<A, I = void>({ onFields, onFailure, ...call }: ProfileCall<I, A>) {
  const showFailure = useShowFailure();
  const showLimit = useShowPlanLimit();
  return useCall({
    ...call,
    onFailed: (error) => {
      // A plan limit error may name a field too; the limit is still explained.
      if (error instanceof RequestError && error.status === 402) return showLimit(failureMessage(error));
      if (error instanceof RequestError && onFields?.(error.fields)) return;
      if (onFailure) return onFailure(failureMessage(error));
      showFailure(error);
    },
  });
}
