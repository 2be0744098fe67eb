import { useEffect, useState, useSyncExternalStore } from 'react';
import type { DraftPost } from '../../../../contract.ts';
import { type PostStatus, statusAt } from '../../../../domain.ts';
import type { PostWork } from './post-work.ts';

type Timed = Pick<DraftPost, 'publishAt'>;

/** By the current time, not by the last response: a scheduled post becomes public without a request. */
export const statusNow = ({ publishAt }: Timed): PostStatus =>
  statusAt({ publishAt: publishAt === null ? null : new Date(publishAt) }, new Date());

/** The maximum delay of `setTimeout`. */
const maxWait = 2_147_483_647;

export function useStatus(post: Timed): PostStatus {
  const [, refresh] = useState(0);
  const status = statusNow(post);
  useEffect(() => {
    if (status !== 'scheduled' || post.publishAt === null) return;
    const delay = Date.parse(post.publishAt) - Date.now() + 1_000;
    const timer = setTimeout(() => refresh((count) => count + 1), Math.min(Math.max(delay, 1_000), maxWait));
    return () => clearTimeout(timer);
  }, [status, post.publishAt]);
  return status;
}

/** The status of the open post, for components outside its context. */
export function useStatusOf(work: PostWork): PostStatus {
  const read = () => work.state().post;
  return useStatus(useSyncExternalStore(work.subscribe, read, read));
}
