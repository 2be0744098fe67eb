import { useQueryClient } from '@tanstack/react-query';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import type { LeadWithNotes } from '../../contract.ts';
import { cacheLead } from './lead-cache.ts';
import { useRefetchLeads } from './lead-queries.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** A change to one lead: it shows at once, and the lists are read again. */
export function useLeadCall<I = void>({ call, onDone }: Call<I, LeadWithNotes>) {
  const queries = useQueryClient();
  const renew = useRefetchLeads();
  return useCall<LeadWithNotes, I>({
    call,
    onDone: (lead, input) => {
      cacheLead(queries, lead);
      onDone?.(lead, input);
      renew();
    },
    onFailed: useFailureToast(),
  });
}
