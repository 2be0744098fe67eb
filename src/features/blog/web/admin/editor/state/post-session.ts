import { useQueryClient } from '@tanstack/react-query';
import { createContext, useContext, useEffect, useState, useSyncExternalStore } from 'react';
import { shrinkPicture, uploadPicture } from '#features/files/web/index.ts';
import { useTexts } from '#ui/locale.tsx';
import { type Api, useApi } from '#web-kit/api/api-client.tsx';
import { writeOnChange } from '#web-kit/drafts/unsaved-copies.ts';
import { blogApi, type DraftPost } from '../../../../contract.ts';
import { postKey, postsKey } from '../../admin-queries.ts';
import { postEditorTexts } from '../../editor-texts.ts';
import { type DraftField, type PostDraft, unsavedPosts } from './post-draft.ts';
import { createPostWork, type PostWork, statusNow, type Work } from './post-work.ts';

/** The blob is retained until the upload succeeds, so that a failure loses nothing. */
export type UploadState =
  | { readonly step: 'sending'; readonly blob: Blob; readonly name: string; readonly progress: number }
  | { readonly step: 'failed'; readonly blob: Blob; readonly name: string; readonly message: string }
  | { readonly step: 'done'; readonly file: string };

type Send = (blob: Blob, watch: { onProgress: (progress: number) => void; signal: AbortSignal }) => Promise<string>;

export type Uploads = ReturnType<typeof createUploads>;

const sendPicture =
  (api: Api): Send =>
  async (blob, watch) => {
    const { id } = await uploadPicture(api, await shrinkPicture(blob), watch);
    return id;
  };

/** Images being uploaded into a post, by the keys stored in their nodes. */
export function createUploads(send: Send, failed: () => string) {
  const states = new Map<string, UploadState>();
  const aborts = new Map<string, AbortController>();
  const listeners = new Set<() => void>();
  let count = 0;

  const show = (key: string, state: UploadState): void => {
    states.set(key, state);
    for (const listener of listeners) listener();
  };
  const travel = async (key: string, blob: Blob, name: string): Promise<void> => {
    const journey = new AbortController();
    aborts.set(key, journey);
    const sending = (progress: number): void => {
      if (!journey.signal.aborted) show(key, { step: 'sending', blob, name, progress });
    };
    sending(0);
    try {
      const file = await send(blob, { onProgress: sending, signal: journey.signal });
      if (!journey.signal.aborted) show(key, { step: 'done', file });
    } catch (error) {
      const message = error instanceof Error && error.message ? error.message : failed();
      if (!journey.signal.aborted) show(key, { step: 'failed', blob, name, message });
    }
  };

  return {
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    state: (key: string): UploadState | undefined => states.get(key),
    isUploading: (): boolean => [...states.values()].some(({ step }) => step === 'sending'),
    start: (blob: Blob, name: string): string => {
      count += 1;
      const key = `upload-${count}`;
      void travel(key, blob, name);
      return key;
    },
    retry: (key: string): void => {
      const state = states.get(key);
      if (state?.step === 'failed') void travel(key, state.blob, state.name);
    },
    /** A finished upload is retained, because an undo may restore its node. */
    drop: (key: string): void => {
      aborts.get(key)?.abort();
      if (states.get(key)?.step !== 'done') states.delete(key);
      for (const listener of listeners) listener();
    },
  };
}

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

/** Selects a part of the state. The result must be referentially stable while it is unchanged. */
export function useWork<T>(pick: (work: Work) => T): T {
  const { work } = usePostSession();
  const read = () => pick(work.state());
  return useSyncExternalStore(work.subscribe, read, read);
}

export const useDraft = <F extends DraftField>(field: F): PostDraft[F] => useWork(({ draft }) => draft[field]);

export const useFieldError = (field: DraftField): string | undefined => useWork(({ errors }) => errors[field]);

/** Stores the edits in this tab until the server has all of them. */
function useUnsavedCopy(work: PostWork, userId: number, postId: number): void {
  useEffect(
    () =>
      writeOnChange([work.subscribe], () => {
        const { isSafe, version, base, draft } = work.saver;
        const copy = isSafe() ? undefined : { version: version(), base: base(), draft: draft() };
        unsavedPosts.write(userId, postId, copy);
      }),
    [work, userId, postId],
  );
}

interface Started extends PostSession {
  /** Unsaved edits were found in this tab. */
  readonly isRestored: boolean;
}

/** The state that lives as long as one post is open. */
export function usePostSessionState(post: DraftPost, userId: number): Started {
  const t = useTexts(postEditorTexts);
  const api = useApi();
  const queries = useQueryClient();
  const { id } = post;
  const [started] = useState((): Started => {
    const work = createPostWork(
      post,
      {
        save: (draft, version) => api.call(blogApi.change, { params: { id }, body: { ...draft, version } }),
        isPublic: (current) => statusNow(current) === 'published',
        onSaved: (saved) => queries.setQueryData(postKey(id), saved),
      },
      unsavedPosts.read(userId, id),
    );
    const uploads = createUploads(sendPicture(api), () => t('postEditor.picture.failed'));
    return { work, uploads, isRestored: work.state().draft !== work.saver.base() };
  });
  const { work } = started;
  useUnsavedCopy(work, userId, id);
  useEffect(() => {
    work.updateSaveState();
    return () => {
      work.stop();
      // Changes to a public post stay stored in this tab; a draft is saved when the editor is left.
      const last = work.state().save.kind === 'waiting' ? work.flush() : Promise.resolve(false);
      void last.then((isSaved) => {
        if (isSaved) unsavedPosts.write(userId, id, undefined);
        return queries.invalidateQueries({ queryKey: postsKey });
      });
    };
  }, [work, queries, userId, id]);
  return started;
}
