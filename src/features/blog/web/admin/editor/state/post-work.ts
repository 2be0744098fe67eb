import { useEffect, useState, useSyncExternalStore } from 'react';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { createDraftSaver, type SaveState } from '#web-kit/drafts/draft-saver.ts';
import { continueFrom } from '#web-kit/drafts/unsaved-copies.ts';
import { type DraftPost, draftPost } from '../../../../contract.ts';
import { type PostStatus, statusAt } from '../../../../domain.ts';
import {
  type DraftField,
  draftOf,
  type FieldErrors,
  fieldErrorsOf,
  type PostDraft,
  type UnsavedPost,
} from './post-draft.ts';

export interface Work {
  readonly draft: PostDraft;
  /** `held`: the post is public, so changes wait until the writer confirms them. */
  readonly save: SaveState<DraftPost, 'held', PostDraft>;
  /** The server's validation errors. */
  readonly errors: FieldErrors;
  /** The post as the server last returned it. */
  readonly post: DraftPost;
}

interface PostWorkTools {
  readonly save: (draft: PostDraft, version: number) => Promise<DraftPost>;
  readonly isPublic: (post: DraftPost) => boolean;
  readonly onSaved: (post: DraftPost) => void;
}

const newerIn = (body: unknown): DraftPost | undefined =>
  body && typeof body === 'object' && 'post' in body ? draftPost.safeParse(body.post).data : undefined;

export type PostWork = ReturnType<typeof createPostWork>;

/** The state of one post while it is edited. */
export function createPostWork(first: DraftPost, tools: PostWorkTools, unsaved?: UnsavedPost) {
  const listeners = new Set<() => void>();
  const saver = createDraftSaver<PostDraft, DraftPost, 'held'>({
    ...continueFrom({ version: first.version, saved: draftOf(first) }, unsaved),
    saveAfterMilliseconds: 1_500,
    save: tools.save,
    draftOf,
    conflictIn: newerIn,
    changedKind: () => (tools.isPublic(work.post) ? 'held' : 'waiting'),
    onSaved: (post) => {
      tools.onSaved(post);
      work = { ...work, post };
    },
    onRejected: (fields) => show({ errors: fieldErrorsOf(fields) }),
  });
  let work: Work = { draft: saver.draft(), save: saver.state(), errors: {}, post: first };
  const show = (change: Partial<Work>): void => {
    work = { ...work, ...change, draft: saver.draft(), save: saver.state() };
    for (const listener of listeners) listener();
  };
  saver.subscribe(() => show({}));
  const updateSaveState = (): void => {
    saver.recheck();
    show({});
  };

  return {
    saver,
    state: (): Work => work,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (change: Partial<PostDraft>): void => {
      const errors = { ...work.errors };
      for (const name of Object.keys(change)) delete errors[name as DraftField];
      work = { ...work, errors };
      saver.change({ ...work.draft, ...change });
      show({});
    },
    /** Saves at once, including a public post; returns whether everything is saved. */
    flush: saver.flush,
    /**
     * Another request changed the post, not its text. If the text changed elsewhere or contradicts a restored copy, the
     * next save detects it.
     */
    adopt: (post: DraftPost): void => {
      const isBase = work.post.version === saver.version();
      if (isBase && isDeepEqual(draftOf(post), draftOf(work.post))) saver.setVersion(post.version);
      work = { ...work, post };
      updateSaveState();
    },
    refuse: (errors: FieldErrors): void => show({ errors }),
    /** Shows a version of the server instead of the own changes. */
    discard: (post: DraftPost): void => {
      work = { ...work, errors: {} };
      if (post.version > saver.version()) saver.replaceBase(post);
      saver.change(draftOf(post));
      show({});
    },
    /** Checks again whether there are changes to save, as after a reload. */
    updateSaveState,
    stop: saver.stop,
  };
}

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
