import { type QueryKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { ConfirmDismissed, useConfirmedCall } from '#web-kit/session/reauthenticate.ts';
import { listTexts } from '../list-texts.ts';

interface AdminCall<I, A> {
  readonly call: (api: Api, input: I) => Promise<A>;
  readonly onDone?: (answer: A, input: I) => void;
  /** Shows the fields that the server named; false hands the failure on to a message. */
  readonly onFields?: (fields: Readonly<Record<string, string>>) => boolean;
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
export function useAdminCall<A, I = void>({ call, onDone, onFields, onFailed, done, refresh = [] }: AdminCall<I, A>) {
  const t = useTexts(listTexts);
  const api = useApi();
  const queries = useQueryClient();
  const confirmed = useConfirmedCall();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => confirmed(() => call(api, input)),
    retry: false,
    onSuccess: (answer, input) => {
      if (done) toast({ title: done });
      onDone?.(answer, input);
    },
    onError: (error) => {
      if (error instanceof ConfirmDismissed) return;
      const isKnown = error instanceof RequestError;
      // Whose session is over has left this page by now, and was told so.
      if (isKnown && (error.status === 401 || onFailed?.(error) || onFields?.(error.fields))) return;
      const [field] = isKnown ? Object.values(error.fields) : [];
      toast({ variant: 'destructive', title: t('adminList.act.failed'), description: field ?? error.message });
    },
    onSettled: () => {
      isBusy.current = false;
      const keys = refresh.map((queryKey) => queries.invalidateQueries({ queryKey }));
      return Promise.all([queries.invalidateQueries({ predicate: isOfAdmin }), ...keys]);
    },
  });
  const send = (input: I) => {
    // The state of the button comes a moment after the press: a second press may be faster.
    if (isBusy.current) return;
    isBusy.current = true;
    mutate(input);
  };
  return { send, isPending };
}
