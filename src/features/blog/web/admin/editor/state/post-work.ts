import { isDeepEqual } from '#base/deep-equal.ts';
import type { DraftPost } from '../../../../contract.ts';
import { type DraftField, draftOf, type PostDraft } from './post-draft.ts';
import { type FieldErrors, type SaveFailure, saveFailureOf } from './save-failure.ts';

export type SaveState =
  /** `held`: everybody reads this post, so that changes wait for the word of the writer. */
  { readonly kind: 'saved' | 'waiting' | 'saving' | 'held' } | SaveFailure;

export interface Work {
  readonly draft: PostDraft;
  readonly save: SaveState;
  /** What the server found wrong. */
  readonly errors: FieldErrors;
  /** As the server last told it. */
  readonly post: DraftPost;
}

export interface PostWorkTools {
  readonly save: (draft: PostDraft, version: number) => Promise<DraftPost>;
  readonly isPublic: (post: DraftPost) => boolean;
  readonly onSaved: (post: DraftPost) => void;
}

export interface Unsaved {
  readonly version: number;
  readonly draft: PostDraft;
}

export const saveAfterMilliseconds = 1_500;
const retryFirst = 3_000;
const maxRetry = 60_000;

export type PostWork = ReturnType<typeof createPostWork>;

/** One post while it is written: one save at a time, each with the newest draft and the version last answered. */
export function createPostWork(first: DraftPost, tools: PostWorkTools, unsaved?: Unsaved) {
  let version = unsaved?.version ?? first.version;
  let saved = draftOf(first);
  let work: Work = { draft: unsaved?.draft ?? saved, save: { kind: 'saved' }, errors: {}, post: first };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const show = (change: Partial<Work>): void => {
    work = { ...work, ...change };
    for (const listener of listeners) listener();
  };
  const isDirty = (): boolean => work.draft !== saved && !isDeepEqual(work.draft, saved);
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), milliseconds);
  };
  const updateSaveState = (): void => {
    clearTimeout(timer);
    if (!isDirty()) show({ save: { kind: 'saved' } });
    else if (tools.isPublic(work.post)) show({ save: { kind: 'held' } });
    else {
      show({ save: { kind: 'waiting' } });
      later(saveAfterMilliseconds);
    }
  };
  const succeed = (post: DraftPost, sent: PostDraft): void => {
    failures = 0;
    // Compared with what was sent: the server may write the same thing in other words.
    ({ version } = post);
    saved = sent;
    tools.onSaved(post);
    work = { ...work, post, errors: {} };
    updateSaveState();
  };
  const fail = (error: unknown, sent: PostDraft): void => {
    const failure = saveFailureOf(error);
    // The answer to an earlier save was lost on its way, and the save was not.
    if (failure.kind === 'conflict' && isDeepEqual(draftOf(failure.current), sent)) {
      succeed(failure.current, sent);
      return;
    }
    show({ save: failure, ...(failure.kind === 'failed' && { errors: failure.errors }) });
    const isOver = failure.kind === 'conflict' || (failure.kind === 'failed' && !failure.mayPass);
    if (isOver || tools.isPublic(work.post)) return;
    later(Math.min(retryFirst * 2 ** failures, maxRetry));
    failures += 1;
  };
  const send = async (): Promise<void> => {
    const sent = work.draft;
    show({ save: { kind: 'saving' } });
    try {
      succeed(await tools.save(sent, version), sent);
    } catch (error) {
      fail(error, sent);
    }
  };
  const start = (): Promise<void> => {
    clearTimeout(timer);
    if (running) return running;
    if (work.save.kind === 'conflict') return Promise.resolve();
    if (!isDirty()) {
      if (work.save.kind !== 'saved') show({ save: { kind: 'saved' } });
      return Promise.resolve();
    }
    running = send().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    state: (): Work => work,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: (): number => version,
    change: (change: Partial<PostDraft>): void => {
      const errors = { ...work.errors };
      for (const name of Object.keys(change)) delete errors[name as DraftField];
      work = { ...work, draft: { ...work.draft, ...change }, errors };
      // What is on its way or waits for a choice goes on; whoever ends it looks at the newest draft.
      const { kind } = work.save;
      const isRetrying = kind === 'offline' && !tools.isPublic(work.post);
      if (running || kind === 'conflict' || isRetrying) show({});
      else updateSaveState();
    },
    /** Saves at once, what is public too; says whether everything is saved. */
    flush: async (): Promise<boolean> => {
      if (running) await running;
      await start();
      return work.save.kind === 'saved';
    },
    /** Another call changed what the server knows of it, but not its text: whoever changed that is told apart by a save. */
    adopt: (post: DraftPost): void => {
      if (isDeepEqual(draftOf(post), draftOf(work.post))) ({ version } = post);
      work = { ...work, post };
      if (running || work.save.kind === 'conflict') show({});
      else updateSaveState();
    },
    refuse: (errors: FieldErrors): void => show({ errors }),
    /** The newer one is written over by this one. */
    overwrite: (): void => {
      if (work.save.kind !== 'conflict') return;
      const { current } = work.save;
      ({ version } = current);
      saved = draftOf(current);
      show({ post: current, save: { kind: 'waiting' } });
      void start();
    },
    takeTheirs: (): void => {
      if (work.save.kind !== 'conflict') return;
      const { current } = work.save;
      ({ version } = current);
      saved = draftOf(current);
      tools.onSaved(current);
      show({ post: current, draft: saved, errors: {}, save: { kind: 'saved' } });
    },
    /** Looks once more whether there is something to save, as after a reload. */
    updateSaveState,
    stop: (): void => clearTimeout(timer),
  };
}
