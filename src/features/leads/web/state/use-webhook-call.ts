import { queryOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { type LeadWebhookState, leadWebhookApi } from '../../webhook-contract.ts';
import { leadKeys } from './lead-queries.ts';
import { useFailureToast } from './use-failure-toast.ts';

/** Under the leads: when one comes in, how its sending went is read again too. */
export const webhookQuery = (api: Api) =>
  queryOptions({
    queryKey: [...leadKeys.all, 'webhook'],
    queryFn: () => api.call(leadWebhookApi.get, {}),
    staleTime: 0,
  });

interface WebhookCall<I> {
  readonly call: (api: Api, input: I) => Promise<LeadWebhookState>;
  readonly onDone?: () => void;
  /** Whoever can show a failure in its place does so, and says true. */
  readonly onFailed?: (error: unknown) => boolean;
}

/** A change of the connection: never sent twice at once, and tells what went wrong. */
export function useWebhookCall<I = void>({ call, onDone, onFailed }: WebhookCall<I>) {
  const api = useApi();
  const queries = useQueryClient();
  const showFailure = useFailureToast();
  const isBusy = useRef(false);
  const { mutate, isPending } = useMutation({
    mutationFn: (input: I) => call(api, input),
    retry: false,
    onSuccess: (state) => {
      queries.setQueryData(webhookQuery(api).queryKey, state);
      onDone?.();
    },
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
