import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { listTexts } from '../list-texts.ts';

interface AdminCall<I, A> extends Call<I, A> {
  /** Shows a failure in place, such as a save that is stale; false hands it on. */
  readonly onFailed?: (error: RequestError) => boolean;
  /** What is said when it is done. */
  readonly done?: string;
  /** What else shows the thing that was changed. */
  readonly refresh?: readonly QueryKey[];
}

const isOfAdmin = ({ queryKey: [path] }: { readonly queryKey: QueryKey }): boolean =>
  typeof path === 'string' && path.startsWith('/api/admin');

/** A change by an admin: asks whether it is still they where that is wanted, and every list is read again. */
export function useAdminCall<A, I = void>({ call, onDone, onFailed, done, refresh = [], ...rest }: AdminCall<I, A>) {
  const t = useTexts(listTexts);
  const queries = useQueryClient();
  const confirmed = useConfirmedCall();
  return useCall<A, I>({
    ...rest,
    call: (api, input) => confirmed(() => call(api, input)),
    onDone: (answer, input) => {
      if (done) toast({ title: done });
      onDone?.(answer, input);
    },
    onFailed: (error) => {
      if (error instanceof ConfirmDismissed || (error instanceof RequestError && onFailed?.(error))) return;
      toast({ variant: 'destructive', title: t('adminList.act.failed'), description: failureMessage(error) });
    },
    onSettled: () => {
      const keys = refresh.map((queryKey) => queries.invalidateQueries({ queryKey }));
      return Promise.all([queries.invalidateQueries({ predicate: isOfAdmin }), ...keys]);
    },
  });
}
