import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { leadWebhookApi } from '../../webhook-contract.ts';
import { leadKeys } from './lead-queries.ts';

/** Under the leads: when one comes in, how its sending went is read again too. */
export const webhookQuery = (api: Api) =>
  queryOptions({
    queryKey: [...leadKeys.all, 'webhook'],
    queryFn: () => api.call(leadWebhookApi.get, {}),
    staleTime: 0,
  });
