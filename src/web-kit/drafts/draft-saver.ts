import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { mergeEdits, type Side } from '#base/edits/merge-edits.ts';
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
  /** The server has this version. */
  readonly onSaved: (saved: Saved) => void;
  /** Merges changes of different fields; by default, fields are independent of each other. */
  readonly merge?: typeof mergeEdits<Draft>;
  /** Shows a draft into which changes from elsewhere were merged. */
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
  /** Overwrites the newer version of a conflict with the draft that the owner put together. */
  readonly overwrite: (draft: Draft) => void;
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
  const { draftOf, changedKind = () => 'waiting', unchangedKind = () => 'saved', merge = mergeEdits<Draft> } = options;
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
    options.onSaved(base);
  };
  const showConflict = (current: Saved): void => {
    const preferring = (side: Side) => merge(saved, draft, draftOf(current), side).value;
    show({ kind: 'conflict', current, merged: { mine: preferring('mine'), theirs: preferring('theirs') } });
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
  const meet = (current: Saved, sent: Draft): boolean => {
    const theirs = draftOf(current);
    const { value, hasConflict } = merge(saved, draft, theirs);
    // An earlier save succeeded, but its response was lost.
    if (isDeepEqual(theirs, sent)) succeed(current, sent);
    else if (hasConflict) showConflict(current);
    else {
      acceptBase(current);
      draft = value;
      options.onMerged?.(value);
      updateState();
      return isDirty() && changedKind(draft) !== 'incomplete';
    }
    return false;
  };
  /** Returns whether there is a merged draft to send. */
  const fail = (error: unknown, sent: Draft): boolean => {
    const outcome = outcomeOf(error, options.conflictIn);
    if (outcome.kind === 'conflict') return meet(outcome.current, sent);
    show(outcome);
    if (outcome.kind === 'failed') options.onRejected?.(outcome.fields);
    if ((outcome.kind === 'failed' && !outcome.isRetryable) || changedKind(draft) === 'held') return false;
    schedule(Math.min(retryFirst * 2 ** failures, maxRetry));
    failures += 1;
    return false;
  };
  const send = async (isRepeated = false): Promise<void> => {
    const sent = draft;
    clearTimeout(timer);
    show({ kind: 'saving' });
    try {
      succeed(await options.save(sent, version), sent);
    } catch (error) {
      // A merged draft is sent at once, because a request to save a held draft or to leave is waiting for it.
      if (fail(error, sent) && !isRepeated) await send(true);
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
      // The completion of a running save handles the latest draft.
      if (running) return;
      if (state.kind === 'conflict') {
        showConflict(state.current);
        return;
      }
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
      draft = chosen;
      show({ kind: 'waiting' });
      options.onMerged?.(chosen);
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
    // 423: the product is under maintenance, which passes.
    isRetryable: status >= 500 || [401, 423, 429].includes(status),
  };
}
