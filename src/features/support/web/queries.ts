import { type InfiniteData, infiniteQueryOptions, type QueryClient, queryOptions } from '@tanstack/react-query';
import type { Api } from '#web-kit/api/api-client.tsx';
import { type SupportMessage, supportApi } from '../contract.ts';
import { isLastPage, unreadPath } from '../domain.ts';

/** As the specification says: “Support lists stay fresh for 60 s”. */
const staleTime = 60_000;
const addresses = { list: '/api/support-messages', open: '/api/open-support-messages' } as const;

/** As fetched: pages from newest to oldest, each newest first. */
type Pages = InfiniteData<SupportMessage[], number | undefined>;

/** As displayed: oldest first. */
const inOrder = ({ pages }: Pages): SupportMessage[] => pages.flat().reverse();

const paged = (queryKey: readonly unknown[], read: (before: number | undefined) => Promise<SupportMessage[]>) =>
  infiniteQueryOptions({
    queryKey,
    queryFn: ({ pageParam }) => read(pageParam),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: (page) => (isLastPage(page) ? undefined : page.at(-1)?.id),
    select: inOrder,
    // As the specification says, see above.
    staleTime,
  });

/** Live events invalidate all of them at once; without a live connection `staleTime` follows the specification. */
export const supportQueries = {
  /** An owner's own messages; for an admin the last message of every conversation. */
  list: (api: Api) => paged([addresses.list], (before) => api.call(supportApi.list, { query: { before } })),
  /** One conversation, for an admin. */
  conversation: (api: Api, userId: number) =>
    paged([addresses.list, userId], (before) => api.call(supportApi.list, { query: { before, userId } })),
  listOpen: (api: Api) => paged([addresses.open], (before) => api.call(supportApi.listOpen, { query: { before } })),
  unread: (api: Api) =>
    queryOptions({ queryKey: [unreadPath], queryFn: () => api.call(supportApi.unread, {}), staleTime }),
};

const everyList = { predicate: ({ queryKey: [key] }: { queryKey: readonly unknown[] }) => isAddress(key) };
const isAddress = (key: unknown): boolean => Object.values(addresses).some((address) => address === key);

/** Updates a message in every cached list. */
export function changeMessages(queries: QueryClient, change: (one: SupportMessage) => SupportMessage): void {
  queries.setQueriesData<Pages>(everyList, (before) =>
    before ? { ...before, pages: before.pages.map((page) => page.map(change)) } : before,
  );
}

/** Inserts a sent message into the cache at once; the lists are refetched anyway. */
export function cacheMessage(queries: QueryClient, message: SupportMessage): void {
  const keys = message.isFromSupport
    ? [[addresses.list, message.userId]]
    : [[addresses.list], [addresses.open], [addresses.list, message.userId]];
  for (const queryKey of keys)
    queries.setQueryData<Pages>(queryKey, (before) =>
      before && !before.pages.some((page) => page.some(({ id }) => id === message.id))
        ? { ...before, pages: [[message, ...(before.pages[0] ?? [])], ...before.pages.slice(1)] }
        : before,
    );
  void readAgain(queries);
}

export async function readAgain(queries: QueryClient): Promise<void> {
  const { path } = supportApi.unread;
  await queries.invalidateQueries({ predicate: ({ queryKey: [key] }) => isAddress(key) || key === path });
}
