import { isDeepEqual } from '#base/deep-equal.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { staleSave } from '#features/profiles/contract.ts';
import type { ProfileDocument } from '#features/profiles/document/document.ts';
import { NetworkError, RequestError } from '#web-kit/api/request-error.ts';

interface SaveFailure {
  readonly message: string;
  readonly fields: Readonly<Record<string, string>>;
  /** A larger plan would take it. */
  readonly needsPlan: boolean;
  /** It may go well by itself the next time. */
  readonly isRetryable: boolean;
}

type Outcome =
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict'; readonly current: Profile }
  | ({ readonly kind: 'failed' } & SaveFailure);

function saveFailureOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const stale = error.status === 409 ? staleSave.safeParse(error.body) : undefined;
  if (stale?.success) return { kind: 'conflict', current: stale.data.current };
  return {
    kind: 'failed',
    message: Object.values(error.fields)[0] ?? error.message,
    fields: documentFields(error.fields),
    needsPlan: error.status === 402,
    isRetryable: error.status >= 500 || error.status === 429 || error.status === 401,
  };
}

/** The server names a place from the body's root. */
const documentFields = (fields: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([path, message]) => [path.replace(/^document\./, ''), message]));

export type SaveState =
  | { readonly kind: 'saved' | 'waiting' | 'saving' | 'offline' }
  | ({ readonly kind: 'failed' } & SaveFailure)
  /** Somebody saved a newer draft: nothing is sent until the owner has chosen. */
  | { readonly kind: 'conflict'; readonly current: Profile };

export interface AutosaveTools {
  readonly save: (document: ProfileDocument, version: number) => Promise<Profile>;
  readonly onSaved: (profile: Profile) => void;
  /** What the server found wrong, by the path of the document. */
  readonly onRejected: (fields: Readonly<Record<string, string>>) => void;
}

export interface Autosave {
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly version: () => number;
  /** The draft is now this. */
  readonly change: (document: ProfileDocument) => void;
  /** Saves at once; says whether everything is saved. */
  readonly flush: () => Promise<boolean>;
  /** The server's draft is this now, by another call or the owner's choice. */
  readonly replaceBase: (profile: Profile) => void;
  /** The newer draft is to be written over by this one. */
  readonly overwrite: () => void;
  readonly stop: () => void;
}

export const saveAfterMilliseconds = 1_000;
const retryFirst = 3_000;
const maxRetry = 60_000;

/** One save at a time, each with the newest draft and the version that the last one answered. */
export function createAutosave(first: Profile, tools: AutosaveTools): Autosave {
  let { version } = first;
  let saved: ProfileDocument = first.document;
  let draft: ProfileDocument = first.document;
  let state: SaveState = { kind: 'saved' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const isDirty = (): boolean => draft !== saved && !isDeepEqual(draft, saved);
  const show = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showSaved = (): void => {
    if (state.kind !== 'saved') show({ kind: 'saved' });
  };
  const schedule = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void start(), milliseconds);
  };
  const acceptSaved = (profile: Profile): void => {
    ({ version, document: saved } = profile);
  };
  const finishSave = (): void => {
    if (!isDirty()) {
      showSaved();
      return;
    }
    if (state.kind !== 'waiting') show({ kind: 'waiting' });
    schedule(saveAfterMilliseconds);
  };
  const fail = (error: unknown, sent: ProfileDocument): void => {
    const outcome = saveFailureOf(error);
    // The answer to an earlier save was lost on its way, and the save was not.
    if (outcome.kind === 'conflict' && isDeepEqual(outcome.current.document, sent)) {
      succeed(outcome.current, sent);
      return;
    }
    show(outcome);
    if (outcome.kind === 'failed') tools.onRejected(outcome.fields);
    if (outcome.kind === 'conflict' || (outcome.kind === 'failed' && !outcome.isRetryable)) return;
    schedule(Math.min(retryFirst * 2 ** failures, maxRetry));
    failures += 1;
  };
  const succeed = (profile: Profile, sent: ProfileDocument): void => {
    failures = 0;
    // Compared with what was sent: the server may write the same thing in other words.
    version = profile.version;
    saved = sent;
    tools.onRejected({});
    tools.onSaved(profile);
    finishSave();
  };
  const send = async (): Promise<void> => {
    const sent = draft;
    show({ kind: 'saving' });
    try {
      succeed(await tools.save(sent, version), sent);
    } catch (error) {
      fail(error, sent);
    }
  };
  const start = (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    if (running) return running;
    if (state.kind === 'conflict') return Promise.resolve();
    if (!isDirty()) {
      showSaved();
      return Promise.resolve();
    }
    running = send().finally(() => {
      running = undefined;
    });
    return running;
  };

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    version: () => version,
    change: (document) => {
      if (document === draft) return;
      draft = document;
      // What is on its way or waits for a choice goes on; whoever ends it looks at the newest draft.
      if (running || state.kind === 'conflict') return;
      if (state.kind === 'offline') return;
      finishSave();
    },
    flush: async () => {
      if (running) await running;
      await start();
      return state.kind === 'saved';
    },
    replaceBase: (profile) => {
      acceptSaved(profile);
      draft = isDirty() && state.kind !== 'conflict' ? draft : profile.document;
      clearTimeout(timer);
      if (!running) show({ kind: 'saved' });
      finishSave();
    },
    overwrite: () => {
      if (state.kind !== 'conflict') return;
      acceptSaved(state.current);
      show({ kind: 'waiting' });
      void start();
    },
    stop: () => clearTimeout(timer),
  };
}
