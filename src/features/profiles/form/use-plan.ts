import { queryOptions, useQuery } from '@tanstack/react-query';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { profilesApi } from '../contract.ts';

const planQuery = (api: Api) =>
  queryOptions({ queryKey: ['/api/profiles/entitlements'], queryFn: () => api.call(profilesApi.entitlements, {}) });

/** The user's plan; undefined while loading. Limits are then enforced only by the server. */
export function usePlan() {
  return useQuery(planQuery(useApi())).data;
}
