import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web-kit/api/api-client.tsx';
import type { SupportMessage } from '../../contract.ts';
import { supportQueries } from '../queries.ts';
import { type ChatRole, type Conversation, conversationIn, conversationsOf, ownerTalk } from './logic/chat-messages.ts';

/** Pagination of the entries before the loaded part of a list. */
export interface Older {
  readonly hasMore: boolean;
  readonly isLoading: boolean;
  load(): void;
}

export interface TalkState {
  /** Admins only: all users' conversations. */
  readonly conversations: readonly Conversation[];
  readonly olderConversations: Older;
  /** The conversation on screen; for an admin it may be empty. */
  readonly messages: readonly SupportMessage[];
  readonly olderMessages: Older;
  /** The messages to mark as read when viewed: the endpoint marks all messages to an owner. */
  readonly toRead: readonly SupportMessage[];
  readonly isClosed: boolean;
  readonly chosen: Conversation | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

const none: readonly SupportMessage[] = [];

type PagedList = Pick<
  ReturnType<typeof useInfiniteQuery>,
  'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'isFetchNextPageError'
>;

const olderIn = (list: PagedList): Older => ({
  hasMore: list.hasNextPage,
  isLoading: list.isFetchingNextPage,
  load: () => void (list.isFetchingNextPage || list.fetchNextPage()),
});

/**
 * An admin's chat fetches all conversations and the selected one, an owner's the open messages, a visitor's nothing. If
 * an owner has no open messages, the closed ones are fetched, so that the conversation does not seem lost.
 */
export function useTalk(role: ChatRole, isOpen: boolean, chosenId: number | undefined): TalkState {
  const api = useApi();
  const isAdmin = role === 'admin';
  const isOwner = !isAdmin && role !== 'visitor';
  const open = useInfiniteQuery({ ...supportQueries.listOpen(api), enabled: isOwner && isOpen });
  const hasNoneOpen = isOwner && open.data?.length === 0;
  const list = useInfiniteQuery({ ...supportQueries.list(api), enabled: isAdmin || hasNoneOpen });
  const isChosen = isAdmin && chosenId !== undefined;
  const one = useInfiniteQuery({ ...supportQueries.conversation(api, chosenId ?? 0), enabled: isChosen && isOpen });
  const all = (isAdmin || hasNoneOpen ? list.data : undefined) ?? none;
  const conversations = useMemo(() => (isAdmin ? conversationsOf(all) : []), [isAdmin, all]);
  const own = useMemo(
    () => ownerTalk((isOwner && open.data) || none, isAdmin ? none : all),
    [isOwner, isAdmin, open.data, all],
  );
  const ofChosen = (isChosen && one.data) || none;
  const chosen = isChosen
    ? (conversations.find(({ userId }) => userId === chosenId) ?? conversationIn(ofChosen))
    : undefined;
  const queries = isChosen ? [list, one] : isAdmin ? [list] : hasNoneOpen ? [open, list] : isOwner ? [open] : [];
  return {
    conversations,
    olderConversations: olderIn(list),
    chosen,
    toRead: isAdmin ? ofChosen : own.messages,
    messages: isAdmin ? ofChosen : own.messages,
    olderMessages: olderIn(isAdmin ? one : own.isClosed ? list : open),
    isClosed: isAdmin ? (chosen?.isClosed ?? false) : own.isClosed,
    isLoading: queries.some(({ isPending }) => isPending) && !queries.some(({ isError, data }) => isError && !data),
    isFailed: queries.some(({ isError, data }) => isError && !data),
    reload: () => void Promise.all(queries.map(({ refetch }) => refetch())),
  };
}
