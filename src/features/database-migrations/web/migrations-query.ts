import { queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import { databaseMigrationsApi } from '../contract.ts';

export const migrationsKey = ['/api/admin/database-migrations'] as const;

const pollMilliseconds = 1_000;

/** Polls every second while a migration runs. */
export const migrationsQuery = (api: Api) =>
  queryOptions({
    queryKey: migrationsKey,
    queryFn: () => api.call(databaseMigrationsApi.list, {}),
    refetchInterval: ({ state: { data } }) => data?.some(({ state }) => state === 'running') && pollMilliseconds,
  });
