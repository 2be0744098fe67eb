import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { authApi } from '../../contract.ts';
import { ensureCsrf } from './ensure-csrf.ts';

/**
 * A link works once. As a query with the token for its key it is sent once, however often React mounts the page, and
 * never again by itself.
 */
export const verifyQuery = (api: Api, token: string | undefined) =>
  queryOptions({
    queryKey: ['/api/auth/verify-email', token],
    queryFn: async () => {
      await ensureCsrf(api);
      return api.call(authApi.verifyEmail, { body: { token: token ?? '' } });
    },
    enabled: token !== undefined,
    retry: false,
    // Not even when everything that was read is read again, as after a sign-in.
    staleTime: 'static',
    gcTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retryOnMount: false,
  });
