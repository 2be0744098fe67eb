import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { mergeEdits } from '#base/edits/merge-edits.ts';
import { NetworkError, RequestError } from '../api/request-error.ts';

/**
 * `new`: not stored yet, and nothing to lose. `incomplete`: not valid for sending yet. `held`: sent only on request.
 */
type OptionalKind = 'new' | 'incomplete' | 'held';

export type SaveState<Saved, Optional extends OptionalKind = never, Draft = unknown> =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' | Optional }
  | SaveFailure
  | SaveConflict<Saved, Draft>;

/** A newer version changed the same fields elsewhere: nothing is sent until the owner has chosen. */
interface SaveConflict<Saved, Draft> {
  readonly kind: 'conflict';
  readonly current: Saved;
  /** Both edits merged. Where they contradict each other, one has this side's values and the other theirs. */
  readonly merged: { readonly mine: Draft; readonly theirs: Draft };
}

interface SaveFailure {
  readonly kind: 'failed';
  readonly message: string;
  /** The server's validation errors, by path in the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** A larger plan would accept it. */
  readonly needsPlan: boolean;
  /** A retry may succeed without changes. */
  readonly isRetryable: boolean;
}

export interface DraftSaverOptions<Draft, Saved, Optional extends OptionalKind> {
  /** The version on which the first save is based. */
  readonly version: number;
  /** The draft stored on the server. */
  readonly saved: Draft;
  /** The draft on screen, if it already differs. */
  readonly draft?: Draft | undefined;
  readonly saveAfterMilliseconds: number;
  readonly save: (draft: Draft, version: number) => Promise<Saved>;
  readonly draftOf: (saved: Saved) => Draft;
  /** The newer version in the body of a 409. */
  readonly conflictIn: (body: unknown) => Saved | undefined;
  /** The state of a changed draft; by default it waits for the next save. */
  readonly changedKind?: (draft: Draft) => 'waiting' | Exclude<Optional, 'new'>;
  readonly unchangedKind?: () => 'saved' | Extract<Optional, 'new'>;
  readonly onSaved: (saved: Saved) => void;
  /** Shows a draft into which changes from elsewhere were merged. Without it, each newer version is a conflict. */
  readonly onMerged?: (draft: Draft) => void;
  /** Called with no fields after a successful save. */
  readonly onRejected?: (fields: Readonly<Record<string, string>>) => void;
}

export interface DraftSaver<Draft, Saved, Optional extends OptionalKind = never> {
  readonly state: () => SaveState<Saved, Optional, Draft>;
  readonly subscribe: (listener: () => void) => () => void;
  /** True if leaving now would lose nothing. */
  readonly isSafe: () => boolean;
  readonly draft: () => Draft;
  /** The draft on the server on which the current one is based. */
  readonly base: () => Draft;
  /** The version on which the next save is based. */
  readonly version: () => number;
  readonly change: (draft: Draft) => void;
  /** Saves at once, including a held draft; resolves to whether leaving loses nothing. */
  readonly flush: () => Promise<boolean>;
  /** The same, and also stores a new draft without changes. */
  readonly flushNew: () => Promise<boolean>;
  /** The server now has this version, through another request or the owner's choice in a conflict. */
  readonly replaceBase: (saved: Saved) => void;
  /** Another request raised the version without changing the draft. */
  readonly setVersion: (version: number) => void;
  /** Checks again whether there is something to save. */
  readonly recheck: () => void;
  /** Overwrites the newer version of a conflict with this draft, or with the one that the owner put together. */
  readonly overwrite: (draft?: Draft) => void;
  readonly stop: () => void;
}

const retryFirst = 3_000;
const maxRetry = 60_000;

/** One save at a time, each with the latest draft and the version returned by the last save. */
export function createDraftSaver<
  Draft,
  Saved extends { readonly version: number },
  Optional extends OptionalKind = never,
>(options: DraftSaverOptions<Draft, Saved, Optional>): DraftSaver<Draft, Saved, Optional> {
  const { draftOf, changedKind = () => 'waiting', unchangedKind = () => 'saved' } = options;
  let { version, saved } = options;
  let draft = options.draft ?? saved;
  let state: SaveState<Saved, OptionalKind, Draft> = { kind: unchangedKind() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const isDirty = (): boolean => draft !== saved && !isDeepEqual(draft, saved);
  const isSafe = (): boolean => state.kind === 'saved' || state.kind === 'new';
  const show = (next: SaveState<Saved, OptionalKind, Draft>): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showKind = (kind: 'saved' | 'waiting' | OptionalKind): void => {
    if (state.kind !== kind) show({ kind });
  };
  const schedule = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), milliseconds);
  };
  const updateState = (): void => {
    clearTimeout(timer);
    const kind = isDirty() ? changedKind(draft) : unchangedKind();
    showKind(kind);
    if (kind === 'waiting') schedule(options.saveAfterMilliseconds);
  };
  const acceptBase = (base: Saved): void => {
    ({ version } = base);
    saved = draftOf(base);
  };
  const succeed = (answer: Saved, sent: Draft): void => {
    failures = 0;
    ({ version } = answer);
    // Compares with what was sent, because the server may normalize it.
    saved = sent;
    options.onRejected?.({});
    options.onSaved(answer);
    updateState();
  };
  /** A newer version exists. If it changed other fields, both are taken; contradictions are the owner's choice. */
  const meet = (current: Saved, sent: Draft): void => {
    const theirs = draftOf(current);
    const { value: mine, hasConflict } = mergeEdits(saved, draft, theirs);
    // An earlier save succeeded, but its response was lost.
    if (isDeepEqual(theirs, sent)) succeed(current, sent);
    else if (hasConflict || !options.onMerged) {
      const { value } = mergeEdits(saved, draft, theirs, 'theirs');
      show({ kind: 'conflict', current, merged: { mine, theirs: value } });
    } else {
      acceptBase(current);
      options.onSaved(current);
      draft = mine;
      options.onMerged(mine);
      updateState();
    }
  };
  const fail = (error: unknown, sent: Draft): void => {
    const outcome = outcomeOf(error, options.conflictIn);
    if (outcome.kind === 'conflict') {
      meet(outcome.current, sent);
      return;
    }
    show(outcome);
    if (outcome.kind === 'failed') options.onRejected?.(outcome.fields);
    if ((outcome.kind === 'failed' && !outcome.isRetryable) || changedKind(draft) === 'held') return;
    schedule(Math.min(retryFirst * 2 ** failures, maxRetry));
    failures += 1;
  };
  const send = async (): Promise<void> => {
    const sent = draft;
    show({ kind: 'saving' });
    try {
      succeed(await options.save(sent, version), sent);
    } catch (error) {
      fail(error, sent);
    }
  };
  const start = (shouldSave = isDirty()): Promise<void> => {
    clearTimeout(timer);
    if (running) return running;
    if (state.kind === 'conflict') return Promise.resolve();
    if (!shouldSave || changedKind(draft) === 'incomplete') {
      updateState();
      return Promise.resolve();
    }
    running = send().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    // Only the kinds named in the options ever occur.
    state: () => state as SaveState<Saved, Optional, Draft>,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSafe,
    draft: () => draft,
    base: () => saved,
    version: () => version,
    change: (next) => {
      if (next === draft) return;
      draft = next;
      // A running save or an open conflict continues; its completion handles the latest draft.
      if (running || state.kind === 'conflict') return;
      if (state.kind === 'offline' && changedKind(draft) !== 'held') return;
      updateState();
    },
    flush: async () => {
      if (running) await running;
      await start();
      return isSafe();
    },
    flushNew: async () => {
      if (running) await running;
      await start(isDirty() || unchangedKind() === 'new');
      return isSafe();
    },
    replaceBase: (base) => {
      acceptBase(base);
      if (state.kind === 'conflict' || !isDirty()) draft = saved;
      clearTimeout(timer);
      if (!running) show({ kind: 'saved' });
      updateState();
    },
    setVersion: (next) => {
      version = next;
    },
    recheck: () => {
      if (!running && state.kind !== 'conflict') updateState();
    },
    overwrite: (chosen) => {
      if (state.kind !== 'conflict') return;
      acceptBase(state.current);
      if (chosen) {
        draft = chosen;
        options.onMerged?.(chosen);
      }
      show({ kind: 'waiting' });
      void start();
    },
    stop: () => clearTimeout(timer),
  };
}

type Outcome<Saved> =
  | { readonly kind: 'offline' }
  | SaveFailure
  | { readonly kind: 'conflict'; readonly current: Saved };

function outcomeOf<Saved>(error: unknown, conflictIn: (body: unknown) => Saved | undefined): Outcome<Saved> {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const { status, fields, message, body } = error;
  const current = status === 409 ? conflictIn(body) : undefined;
  if (current) return { kind: 'conflict', current };
  return {
    kind: 'failed',
    message: Object.values(fields)[0] ?? message,
    fields,
    needsPlan: status === 402,
    isRetryable: status >= 500 || status === 429 || status === 401,
  };
}
