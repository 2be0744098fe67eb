import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { CallInput } from '#base/endpoint.ts';
import { adminPackagesApi } from '#features/packages/admin-contract.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type MigrationStatus, type OwnerState, packageMigrationApi } from '../contract.ts';

const migrationsPath = '/api/admin/package-migrations';
const pollMilliseconds = 1_000;

export type EffectQuery = CallInput<typeof packageMigrationApi.effect>['query'];
export type EffectTotalsQuery = CallInput<typeof packageMigrationApi.sums>['query'];

export const isActive = (status: MigrationStatus | undefined): boolean => status === 'running' || status === 'undoing';

export const migrationQueries = {
  packages: (api: Api) =>
    queryOptions({ queryKey: ['/api/admin/packages'], queryFn: () => api.call(adminPackagesApi.list, {}) }),
  effect: (api: Api, query: EffectQuery) =>
    queryOptions({
      queryKey: [migrationsPath, 'effect', query],
      queryFn: () => api.call(packageMigrationApi.effect, { query }),
      placeholderData: keepPreviousData,
    }),
  sums: (api: Api, query: EffectTotalsQuery) =>
    queryOptions({
      queryKey: [migrationsPath, 'sums', query],
      queryFn: () => api.call(packageMigrationApi.sums, { query }),
    }),
  list: (api: Api) =>
    infiniteQueryOptions({
      queryKey: [migrationsPath, 'list'],
      queryFn: ({ pageParam }) => api.call(packageMigrationApi.list, { query: pageParam ? { after: pageParam } : {} }),
      initialPageParam: '',
      getNextPageParam: ({ next }) => next,
    }),
  /** Polls every second while the migration runs. */
  one: (api: Api, id: number) =>
    queryOptions({
      queryKey: [migrationsPath, 'one', id],
      queryFn: () => api.call(packageMigrationApi.find, { params: { id } }),
      refetchInterval: ({ state: { data } }) => isActive(data?.status) && pollMilliseconds,
    }),
  /** By the status too: when it changes, the rows have changed as well. */
  owners: (api: Api, id: number, query: { after?: string; state?: OwnerState }, status: MigrationStatus) =>
    queryOptions({
      queryKey: [migrationsPath, 'owners', id, query, status],
      queryFn: () => api.call(packageMigrationApi.owners, { params: { id }, query }),
      placeholderData: keepPreviousData,
      // Rows change while the migration runs.
      refetchInterval: isActive(status) && 3 * pollMilliseconds,
    }),
};
