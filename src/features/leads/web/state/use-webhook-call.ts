import { queryOptions, useQueryClient } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { type LeadWebhookState, leadWebhookApi } from '../../webhook-contract.ts';
import { useFailureToast } from './lead-calls.ts';
import { leadKeys } from './lead-queries.ts';

/** Under the leads' key: an incoming lead also refetches the delivery result. */
export const webhookQuery = (api: Api) =>
  queryOptions({
    queryKey: [...leadKeys.all, 'webhook'],
    queryFn: () => api.call(leadWebhookApi.get, {}),
    staleTime: 0,
  });

/** Changes the webhook; its new state is shown at once. */
export function useWebhookCall<I = void>({ onDone, ...call }: Call<I, LeadWebhookState>) {
  const api = useApi();
  const queries = useQueryClient();
  return useCall<LeadWebhookState, I>({
    ...call,
    onDone: (state, input) => {
      queries.setQueryData(webhookQuery(api).queryKey, state);
      onDone?.(state, input);
    },
    onFailed: useFailureToast(),
  });
}
