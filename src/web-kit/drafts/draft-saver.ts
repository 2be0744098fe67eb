import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { NetworkError, RequestError } from '../api/request-error.ts';

/** `new`: not stored yet, and nothing to lose. `incomplete`: cannot be sent as it is. `held`: sent only on request. */
type OptionalKind = 'new' | 'incomplete' | 'held';

export type SaveState<Saved, Optional extends OptionalKind = never> =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' | Optional }
  | SaveFailure
  /** Somebody saved a newer version: nothing is sent until its owner has chosen. */
  | { readonly kind: 'conflict'; readonly current: Saved };

interface SaveFailure {
  readonly kind: 'failed';
  readonly message: string;
  /** What the server found wrong, by the path in the body. */
  readonly fields: Readonly<Record<string, string>>;
  /** A larger plan would accept it. */
  readonly needsPlan: boolean;
  /** It may succeed by itself the next time. */
  readonly isRetryable: boolean;
}

export interface DraftSaverOptions<Draft, Saved, Optional extends OptionalKind> {
  /** The version that the first save starts from. */
  readonly version: number;
  /** What the server has. */
  readonly saved: Draft;
  /** What is on the screen, where that differs already. */
  readonly draft?: Draft | undefined;
  readonly saveAfterMilliseconds: number;
  readonly save: (draft: Draft, version: number) => Promise<Saved>;
  readonly draftOf: (saved: Saved) => Draft;
  /** The newer version in the body of a 409. */
  readonly conflictIn: (body: unknown) => Saved | undefined;
  /** What a changed draft waits for: by default only for the next save. */
  readonly changedKind?: (draft: Draft) => 'waiting' | Exclude<Optional, 'new'>;
  readonly unchangedKind?: () => 'saved' | Extract<Optional, 'new'>;
  readonly onSaved: (saved: Saved) => void;
  /** With no field after a save that succeeded. */
  readonly onRejected?: (fields: Readonly<Record<string, string>>) => void;
}

export interface DraftSaver<Draft, Saved, Optional extends OptionalKind = never> {
  readonly state: () => SaveState<Saved, Optional>;
  readonly subscribe: (listener: () => void) => () => void;
  /** Nothing would be lost by leaving now. */
  readonly isSafe: () => boolean;
  readonly draft: () => Draft;
  /** That the next save starts from. */
  readonly version: () => number;
  readonly change: (draft: Draft) => void;
  /** Saves at once, what is held too; says whether leaving loses nothing. */
  readonly flush: () => Promise<boolean>;
  /** The same, and stores a new draft even when nothing was changed. */
  readonly flushNew: () => Promise<boolean>;
  /** The server has this now, by another call or by the owner's choice in a conflict. */
  readonly replaceBase: (saved: Saved) => void;
  /** Another call raised the version without touching the draft. */
  readonly setVersion: (version: number) => void;
  /** Looks again whether there is something to save. */
  readonly recheck: () => void;
  /** Writes this draft over the newer one of a conflict. */
  readonly overwrite: () => void;
  readonly stop: () => void;
}

const retryFirst = 3_000;
const maxRetry = 60_000;

/** One save at a time, each with the newest draft and the version that the last one answered. */
export function createDraftSaver<
  Draft,
  Saved extends { readonly version: number },
  Optional extends OptionalKind = never,
>(options: DraftSaverOptions<Draft, Saved, Optional>): DraftSaver<Draft, Saved, Optional> {
  const { draftOf, changedKind = () => 'waiting', unchangedKind = () => 'saved' } = options;
  let { version, saved } = options;
  let draft = options.draft ?? saved;
  let state: SaveState<Saved, OptionalKind> = { kind: unchangedKind() };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const isDirty = (): boolean => draft !== saved && !isDeepEqual(draft, saved);
  const isSafe = (): boolean => state.kind === 'saved' || state.kind === 'new';
  const show = (next: SaveState<Saved, OptionalKind>): void => {
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
    // Compared with what was sent: the server may write the same thing in other words.
    saved = sent;
    options.onRejected?.({});
    options.onSaved(answer);
    updateState();
  };
  const fail = (error: unknown, sent: Draft): void => {
    const outcome = outcomeOf(error, options.conflictIn);
    // The answer to an earlier save was lost on its way, and the save was not.
    if (outcome.kind === 'conflict' && isDeepEqual(draftOf(outcome.current), sent)) {
      succeed(outcome.current, sent);
      return;
    }
    show(outcome);
    if (outcome.kind === 'failed') options.onRejected?.(outcome.fields);
    const isOver = outcome.kind === 'conflict' || (outcome.kind === 'failed' && !outcome.isRetryable);
    if (isOver || changedKind(draft) === 'held') return;
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
    // Only the kinds that the options name are ever shown.
    state: () => state as SaveState<Saved, Optional>,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    isSafe,
    draft: () => draft,
    version: () => version,
    change: (next) => {
      if (next === draft) return;
      draft = next;
      // What is on its way or waits for a choice goes on; whoever ends it looks at the newest draft.
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
    overwrite: () => {
      if (state.kind !== 'conflict') return;
      acceptBase(state.current);
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
