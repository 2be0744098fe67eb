import { type QueryClient, queryOptions, useQueryClient } from '@tanstack/react-query';
import { useShowFailure } from '#features/accounts/web/index.ts';
import { isolated } from '#i18n/format.ts';
import { useTexts } from '#ui/locale.tsx';
import type { Api } from '#web-kit/api/api-client.tsx';
import { RequestError } from '#web-kit/api/request-error.ts';
import { type Call, useCall } from '#web-kit/api/use-call.ts';
import { type FoundTag, type Tag, type TagWithHistory, tagsApi } from '../contract.ts';
import { shortCode } from '../domain.ts';
import { tagSharedTexts } from './components/shared-texts.ts';
import { untilEnd } from './page/until.ts';
import type { OwnProfile } from './use-own-profiles.ts';

/** A common prefix, so that one live event invalidates all of these queries. */
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
      // A tag can be tapped, found or accepted at any time, so every mount refetches.
      staleTime: 0,
    }),
  one: (api: Api, code: string) =>
    queryOptions({
      queryKey: tagKeys.one(code),
      queryFn: () => api.call(tagsApi.get, { params: { code } }),
      // Changed by taps, by the finder, and by whoever accepts it.
      staleTime: 0,
      // Refetches when a schedule ends, so that an open page shows it.
      refetchInterval: ({ state }) => untilEnd(state.data, new Date()),
    }),
  /** Null if there is no such tag. Keyed by user, because the owner gets a different response. */
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
    queryOptions({ queryKey: tagKeys.offered(token), queryFn: () => api.call(tagsApi.offered, { params: { token } }) }),
};

/** True once a visitor's request has confirmed that there is no such tag. */
export const isUnknownTag = (queries: QueryClient, code: string): boolean =>
  queries.getQueryData(tagKeys.found(code, undefined)) === null;

/** A mutation of a tag; shows the server's own error message. */
export function useTagCall<A, I = void>(call: Call<I, A>) {
  const showFailure = useShowFailure();
  const queries = useQueryClient();
  return useCall({
    ...call,
    onFailed: (error) => {
      // The tag may now belong to another user, or was changed in another tab.
      if (error instanceof RequestError && (error.status === 404 || error.status === 409))
        void queries.invalidateQueries({ queryKey: ['/api/tags'] });
      showFailure(error);
    },
  });
}

/** Mutations return the changed tag, so it is cached without a refetch; the lists are invalidated. */
export function useCacheTag(): (tag: TagWithHistory) => void {
  const queries = useQueryClient();
  return (tag) => {
    queries.setQueryData(tagKeys.one(tag.code), tag);
    void queries.invalidateQueries({ queryKey: tagKeys.list });
  };
}

/** A mutation that returns the changed tag, which is cached. */
export function useTagChange<I = void>({ onDone, ...call }: Call<I, TagWithHistory>) {
  const cacheTag = useCacheTag();
  return useTagCall<TagWithHistory, I>({
    ...call,
    onDone: (tag, input) => {
      cacheTag(tag);
      onDone?.(tag, input);
    },
  });
}

/** The name of an owner's profile, with bidi isolation from the surrounding sentence. */
export function useProfileName(profiles: readonly OwnProfile[]): (id: number | null) => string {
  const t = useTexts(tagSharedTexts);
  return (id) => isolated(profiles.find((one) => one.id === id)?.name || t('tag.untitled'));
}

/** The owner's name for a tag, or else a short code. */
export function useTagName(): (tag: Pick<Tag, 'name' | 'code'>) => string {
  const t = useTexts(tagSharedTexts);
  return ({ name, code }) => name || t('tag.nameless', { code: shortCode(code) });
}
