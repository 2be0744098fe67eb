import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import type { LeadWithNotes } from '../../contract.ts';
import { cacheLead } from './lead-cache.ts';
import { useRefetchLeads } from './lead-queries.ts';
import { useFailureToast } from './use-failure-toast.ts';

interface LeadCall<I> {
  readonly call: (api: Api, input: I) => Promise<LeadWithNotes>;
  readonly onDone?: (lead: LeadWithNotes, input: I) => void;
}

/** A change to one lead: never sent twice at once, and tells what went wrong. */
export function useLeadCall<I = void>({ call, onDone }: LeadCall<I>) {
  const api = useApi();
  const queries = useQueryClient();
  const renew = useRefetchLeads();
  const showFailure = useFailureToast();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (lead, input) => {
      cacheLead(queries, lead);
      onDone?.(lead, input);
      renew();
    },
    onError: showFailure,
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
