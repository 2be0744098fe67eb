import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api-client.ts';
import { supportApi } from '../contract.ts';

const staleTime = 60_000;

/** News outdate both at once; without a line they are as fresh as the specification asks. */
export const supportQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: ['/api/support-messages'],
      queryFn: () => api.call(supportApi.list, {}),
      staleTime,
    }),
  listOpen: (api: Api) =>
    queryOptions({
      queryKey: ['/api/open-support-messages'],
      queryFn: () => api.call(supportApi.listOpen, {}),
      staleTime,
    }),
};
