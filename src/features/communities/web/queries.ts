import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { CallAnswer } from '#base/endpoint.ts';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import type { communitiesApi } from '../contract.ts';
import type { CommunityFilter } from './list/filter-in-address.ts';

export type CommunityDetail = CallAnswer<typeof communitiesApi.get>;

/** One shared prefix, so that joining a community invalidates all of these queries. */
export const communityKeys = {
  all: ['/api/communities'],
  list: (locale: Locale, filter: CommunityFilter) => ['/api/communities', 'list', locale, filter],
  one: (slug: string, locale: Locale) => ['/api/communities', 'one', slug, locale],
  mine: (id: number, userId: number) => ['/api/communities', 'mine', id, userId],
} as const;

/** The server-rendered HTML includes the responses; the code that validates them loads only on refetch. */
export const communityQueries = {
  list: (api: Api, locale: Locale, filter: CommunityFilter = {}) =>
    queryOptions({
      queryKey: communityKeys.list(locale, filter),
      queryFn: async () => (await import('./calls.ts')).readList(api, filter),
      placeholderData: keepPreviousData,
    }),
  /** Includes the first page of members. null means there is no such community. */
  one: (api: Api, locale: Locale, slug: string) =>
    queryOptions({
      queryKey: communityKeys.one(slug, locale),
      queryFn: async (): Promise<CommunityDetail | null> => {
        const { readOne } = await import('./calls.ts');
        return readOne(api, slug).catch((error: unknown) => {
          if (error instanceof RequestError && error.status === 404) return null;
          throw error;
        });
      },
    }),
};

/** Whether a query in any language has already returned that the community does not exist. */
export const isUnknownCommunity = (queries: QueryClient, slug: string): boolean =>
  locales.some((locale) => queries.getQueryData(communityKeys.one(slug, locale)) === null);
