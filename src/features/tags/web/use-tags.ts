import { type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.ts';
import { RequestError } from '#web-kit/api/request-error.ts';
import { type FoundTag, tagsApi } from '../contract.ts';
import { untilEnd } from './until-end.ts';

/** One prefix for all: whoever hears of news has everything here read again. */
export const tagKeys = {
  all: ['/api/tags'],
  list: ['/api/tags', 'list'],
  one: (code: string) => ['/api/tags', 'one', code],
  found: (code: string, userId: number | undefined) => ['/api/tags', 'found', code, userId ?? 'visitor'],
  offered: (token: string) => ['/api/tag-offers', token],
} as const;

export const tagQueries = {
  list: (api: Api) =>
    queryOptions({
      queryKey: tagKeys.list,
      queryFn: () => api.call(tagsApi.list, {}),
      // A tag is tapped, found and accepted while nobody looks: every look asks.
      staleTime: 0,
    }),
  one: (api: Api, code: string) =>
    queryOptions({
      queryKey: tagKeys.one(code),
      queryFn: () => api.call(tagsApi.get, { params: { code } }),
      staleTime: 0,
      // What is set for a while ends by itself, and an open page says so when it does.
      refetchInterval: ({ state }) => untilEnd(state.data, new Date()),
    }),
  /** null: there is no such tag. What its owner is told differs, so each reader has an answer of their own. */
  found: (api: Api, code: string, userId: number | undefined) =>
    queryOptions({
      queryKey: tagKeys.found(code, userId),
      queryFn: (): Promise<FoundTag | null> =>
        api.call(tagsApi.found, { params: { code } }).catch((error: unknown) => {
          if (error instanceof RequestError && error.status === 404) return null;
          throw error;
        }),
    }),
  offered: (api: Api, token: string) =>
    queryOptions({
      queryKey: tagKeys.offered(token),
      queryFn: () => api.call(tagsApi.offered, { params: { token } }),
    }),
};

/** A visitor's question was answered, and there is no such tag. */
export const isUnknownTag = (queries: QueryClient, code: string): boolean =>
  queries.getQueryData(tagKeys.found(code, undefined)) === null;
