import { QueryClient } from '@tanstack/react-query';
import type { Api } from './api-client.tsx';
import { AuthenticationError, NetworkError, ServerError } from './request-error.ts';

const minute = 60_000;
const retryDelay = (attempts: number): number => Math.min(1_000 * 2 ** attempts, 30_000);

/** Only transient failures are retried, not refusals. */
const isTransient = (error: Error): boolean => error instanceof NetworkError || error instanceof ServerError;

export function createQueryClient(api: Api): QueryClient {
  return new QueryClient({
    defaultOptions: {
      // Offline, calls fail and pages say so. By default they would wait in silence for the connection.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        staleTime: 5 * minute,
        gcTime: 10 * minute,
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay,
        refetchOnWindowFocus: true,
        refetchInterval: false,
        queryFn: ({ queryKey, meta }) => read(api, String(queryKey[0]), meta?.unauthorized === 'null'),
      },
      mutations: {
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && isTransient(error),
        retryDelay: 1_000,
      },
    },
  });
}

/**
 * The default query function: a GET of the key's first element; a text response becomes a string, an empty one null.
 */
async function read(api: Api, url: string, unauthorizedIsNull: boolean): Promise<unknown> {
  try {
    const answer = await api.request('GET', url);
    return answer instanceof Response ? (await answer.text()) || null : answer;
  } catch (error) {
    if (unauthorizedIsNull && error instanceof AuthenticationError && error.status === 401) return null;
    throw error;
  }
}
