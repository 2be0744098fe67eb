import { createContext, useContext, useSyncExternalStore } from 'react';
import type { DraftField, PostDraft } from './post-draft.ts';
import type { PostWork, Work } from './post-work.ts';
import type { Uploads } from './uploads.ts';

export interface PostSession {
  readonly work: PostWork;
  readonly uploads: Uploads;
}

export const PostContext = createContext<PostSession | undefined>(undefined);

export function usePostSession(): PostSession {
  const session = useContext(PostContext);
  if (!session) throw new Error('PostContext is missing');
  return session;
}

/** A part of the work. What is picked must be the same object as long as it says the same. */
export function useWork<T>(pick: (work: Work) => T): T {
  const { work } = usePostSession();
  const read = () => pick(work.state());
  return useSyncExternalStore(work.subscribe, read, read);
}

export const useDraft = <F extends DraftField>(field: F): PostDraft[F] => useWork(({ draft }) => draft[field]);

export const useFieldError = (field: DraftField): string | undefined => useWork(({ errors }) => errors[field]);
