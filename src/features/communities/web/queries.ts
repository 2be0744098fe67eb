import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query';
import { type Locale, locales } from '#i18n/locale.ts';
import type { Api } from '#web-kit/api/api-client.ts';
import { RequestError } from '#web-kit/api/request-error.ts';
import type { Community, CommunityMember } from '../contract.ts';
import type { CommunityFilter } from './list/filter-in-address.ts';

export interface CommunityDetail {
  readonly community: Community;
  readonly members: readonly CommunityMember[];
  readonly hasMore: boolean;
}

/** One prefix for all: whoever joins has everything here read again. */
export const communityKeys = {
  all: ['/api/communities'],
  list: (locale: Locale, filter: CommunityFilter) => ['/api/communities', 'list', locale, filter],
  one: (slug: string, locale: Locale) => ['/api/communities', 'one', slug, locale],
  mine: (id: number, userId: number) => ['/api/communities', 'mine', id, userId],
} as const;

/** The first HTML brings the answers along; what checks them loads when they are asked for again. */
export const communityQueries = {
  list: (api: Api, locale: Locale, filter: CommunityFilter = {}) =>
    queryOptions({
      queryKey: communityKeys.list(locale, filter),
      queryFn: async () => (await import('./calls.ts')).readList(api, filter),
      placeholderData: keepPreviousData,
    }),
  /** With the first page of its members. null: there is no such community. */
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

/** It was asked for, in whichever language, and there is none. */
export const isUnknownCommunity = (queries: QueryClient, slug: string): boolean =>
  locales.some((locale) => queries.getQueryData(communityKeys.one(slug, locale)) === null);
