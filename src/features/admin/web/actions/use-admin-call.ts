import { type QueryKey, useQueryClient } from '@tanstack/react-query';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { failureMessage, RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { listTexts } from '../list-texts.ts';

interface AdminCall<I, A> extends Call<I, A> {
  /** Shows a failure in place, such as a version conflict; false falls back to a toast. */
  readonly onFailed?: (error: RequestError) => boolean;
  /** The success message. */
  readonly done?: string;
  /** Further queries that show the changed data. */
  readonly refresh?: readonly QueryKey[];
}

const isOfAdmin = ({ queryKey: [path] }: { readonly queryKey: QueryKey }): boolean =>
  typeof path === 'string' && path.startsWith('/api/admin');

/** A mutation by an admin: re-authenticates where required, and invalidates every admin list. */
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
