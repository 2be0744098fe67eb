import { queryOptions, useQuery } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { useApi } from '#web-kit/api/api-context.tsx';
import { profilesApi } from '../contract.ts';

const planQuery = (api: Api) =>
  queryOptions({
    queryKey: ['/api/profiles/entitlements'],
    queryFn: () => api.call(profilesApi.entitlements, {}),
  });

/** What the plan allows; undefined while it is not known, and then nothing is held back before the server does it. */
export function usePlan() {
  return useQuery(planQuery(useApi())).data;
}
