import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useApi } from '#web-kit/api-context.tsx';
import type { SupportMessage } from '../../contract.ts';
import { supportQueries } from '../queries.ts';
import { type Conversation, conversationsOf } from './logic/conversations.ts';
import { ownerTalk } from './logic/owner-talk.ts';
import type { Viewer } from './logic/viewer.ts';

export interface TalkState {
  /** Of an admin: everybody's. */
  readonly conversations: readonly Conversation[];
  /** The one on the screen; an admin may have none there. */
  readonly messages: readonly SupportMessage[];
  /** What is read by looking at it: the support's call marks all that was written to an owner. */
  readonly toRead: readonly SupportMessage[];
  readonly isClosed: boolean;
  readonly chosen: Conversation | undefined;
  readonly isLoading: boolean;
  readonly isFailed: boolean;
  reload(): void;
}

const none: readonly SupportMessage[] = [];

/** An admin's chat reads the whole list, an owner's the open messages; a visitor's asks nothing. */
export function useTalk(viewer: Viewer, isOpen: boolean, chosenId: number | undefined): TalkState {
  const api = useApi();
  const isAdmin = viewer === 'admin';
  const isOwner = !isAdmin && viewer !== 'visitor';
  const list = useQuery({ ...supportQueries.list(api), enabled: isAdmin || isOwner });
  const open = useQuery({ ...supportQueries.listOpen(api), enabled: isOwner && isOpen });
  const all = isAdmin || isOwner ? (list.data ?? none) : none;
  const conversations = useMemo(() => (isAdmin ? conversationsOf(all) : []), [isAdmin, all]);
  const own = useMemo(
    () => ownerTalk((isOwner && open.data) || none, isAdmin ? none : all),
    [isOwner, isAdmin, open.data, all],
  );
  const chosen = conversations.find(({ userId }) => userId === chosenId);
  const asked = isAdmin ? [list] : isOwner ? [list, open] : [];
  return {
    conversations,
    chosen,
    toRead: isAdmin ? (chosen?.messages ?? none) : all,
    messages: isAdmin ? (chosen?.messages ?? none) : own.messages,
    isClosed: isAdmin ? (chosen?.isClosed ?? false) : own.isClosed,
    isLoading: asked.some(({ isPending }) => isPending) && !asked.some(({ isError, data }) => isError && !data),
    isFailed: asked.some(({ isError, data }) => isError && !data),
    reload: () => void Promise.all(asked.map(({ refetch }) => refetch())),
  };
}
