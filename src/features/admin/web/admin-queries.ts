import { infiniteQueryOptions, keepPreviousData, type QueryKey, queryOptions } from '@tanstack/react-query';
import type { z } from 'zod';
import type { CallAnswer, CallInput, Endpoint } from '#base/endpoint.ts';
import type { Api } from '#web-kit/api/api-client.tsx';

export type ListParamValues = Readonly<Record<string, string>>;
type Path = Pick<Endpoint, 'path'>;

const followMilliseconds = 2_000;

/** Every key starts with the endpoint's path: a mutation by an admin invalidates all of these. */
export const adminKeys = {
  list: ({ path }: Path, query: ListParamValues): QueryKey => [path, 'list', query],
  detail: ({ path }: Path, id: number): QueryKey => [path, id],
};

interface Following<Data> {
  /** While it returns true, the data is polled every two seconds. */
  readonly isUnderWay?: ((data: Data) => boolean) | undefined;
}

const refetchOf =
  <Data>({ isUnderWay }: Following<Data>) =>
  ({ state: { data } }: { readonly state: { readonly data: Data | undefined } }): number | false =>
    data !== undefined && isUnderWay?.(data) ? followMilliseconds : false;

/** A page of a list. Never treated as fresh, because other admins may change it. */
export const adminListQuery = <E extends Endpoint>(
  api: Api,
  list: E,
  query: ListParamValues,
  following: Following<CallAnswer<E>> = {},
) =>
  queryOptions<CallAnswer<E>>({
    queryKey: adminKeys.list(list, query),
    // The URL's parameters are validated by the server.
    queryFn: () => api.call(list, { query } as unknown as CallInput<E>),
    placeholderData: keepPreviousData as never,
    staleTime: 0,
    refetchInterval: refetchOf(following),
  });

type Cursor = string | number;
type PagedAnswer = z.ZodType<{ readonly next: Cursor | null }>;

/** A list that loads more rows at its end: `next` of a page is the cursor of the following page. */
export const adminPagesQuery = <E extends Endpoint<string, z.ZodType, z.ZodType, z.ZodType, PagedAnswer>>(
  api: Api,
  list: E,
  query: ListParamValues,
  cursor: 'after' | 'before',
) =>
  infiniteQueryOptions({
    queryKey: adminKeys.list(list, query),
    queryFn: ({ pageParam }): Promise<CallAnswer<E>> =>
      api.call(list, { query: { ...query, [cursor]: pageParam } } as unknown as CallInput<E>),
    initialPageParam: undefined as Cursor | undefined,
    getNextPageParam: (page) => (page as z.output<PagedAnswer>).next ?? undefined,
    placeholderData: keepPreviousData,
    // Admins act on these rows, which other admins change too.
    staleTime: 0,
  });

export const adminDetailQuery = <E extends Endpoint>(
  api: Api,
  find: E,
  id: number,
  following: Following<CallAnswer<E>> = {},
) =>
  queryOptions<CallAnswer<E>>({
    queryKey: adminKeys.detail(find, id),
    queryFn: () => api.call(find, { params: { id } } as unknown as CallInput<E>),
    // Admins act on what they see here; a running job is followed until it ends.
    staleTime: 0,
    refetchInterval: refetchOf(following),
  });
