import { z } from 'zod';
import { isDeepEqual } from '#base/deep-equal.ts';
import { NetworkError, RequestError } from '#web-kit/api/request-error.ts';
import type { SavedDesign } from '../../../contract.ts';
import { savedDesign } from '../../../contract.ts';
import type { DesignDraft } from './draft.ts';
import type { SaveState, Saving } from './saving.ts';

const stale = z.object({ current: savedDesign });

type Outcome =
  | { readonly kind: 'offline' }
  | { readonly kind: 'conflict'; readonly current: SavedDesign }
  | {
      readonly kind: 'failed';
      readonly message: string;
      /** It may go well by itself the next time. */
      readonly mayPass: boolean;
      /** It was deleted elsewhere. */
      readonly isDeleted: boolean;
    };

function saveFailureOf(error: unknown): Outcome {
  if (error instanceof NetworkError) return { kind: 'offline' };
  if (!(error instanceof RequestError)) throw error;
  const newer = error.status === 409 ? stale.safeParse(error.body) : undefined;
  if (newer?.success) return { kind: 'conflict', current: newer.data.current };
  return {
    kind: 'failed',
    message: Object.values(error.fields)[0] ?? error.message,
    mayPass: error.status >= 500 || error.status === 429 || error.status === 401,
    isDeleted: error.status === 404,
  };
}

/** A draft that can be kept: it opens something. */
interface CompleteDraft extends DesignDraft {
  readonly profileId: number;
}

interface AutosaveTools {
  readonly create: (draft: CompleteDraft) => Promise<SavedDesign>;
  readonly save: (id: number, draft: CompleteDraft, version: number) => Promise<SavedDesign>;
  readonly onSaved: (design: SavedDesign) => void;
}

export const draftOf = ({ name, profileId, design }: SavedDesign): DesignDraft => ({ name, profileId, design });

const saveAfterMilliseconds = 1_000;
const retryFirst = 3_000;
const maxRetry = 60_000;

const isComplete = (draft: DesignDraft): draft is CompleteDraft => draft.profileId !== null;

/** One save at a time, each with the newest draft and the version that the last one answered; the first one creates. */
export function createAutosave(first: SavedDesign | undefined, start: DesignDraft, tools: AutosaveTools): Saving {
  let id = first?.id;
  let version = first?.version ?? 0;
  let saved: DesignDraft = first ? draftOf(first) : start;
  let draft: DesignDraft = saved;
  let state: SaveState = { kind: first ? 'saved' : 'new' };
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let failures = 0;
  const listeners = new Set<() => void>();

  const isDirty = (): boolean => draft !== saved && !isDeepEqual(draft, saved);
  const show = (next: SaveState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const showKind = (kind: 'new' | 'saved' | 'waiting' | 'incomplete'): void => {
    if (state.kind !== kind) show({ kind });
  };
  const later = (milliseconds: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), milliseconds);
  };
  const updateState = (): void => {
    clearTimeout(timer);
    if (!isDirty()) showKind(id === undefined ? 'new' : 'saved');
    else if (!isComplete(draft)) showKind('incomplete');
    else {
      showKind('waiting');
      later(saveAfterMilliseconds);
    }
  };
  const succeed = (design: SavedDesign, sent: DesignDraft): void => {
    failures = 0;
    ({ id, version } = design);
    // Compared with what was sent: the server may write the same thing in other words.
    saved = sent;
    tools.onSaved(design);
    updateState();
  };
  const fail = (error: unknown, sent: DesignDraft): void => {
    const outcome = saveFailureOf(error);
    // The answer to an earlier save was lost on its way, and the save was not.
    if (outcome.kind === 'conflict' && isDeepEqual(draftOf(outcome.current), sent)) {
      succeed(outcome.current, sent);
      return;
    }
    // What was deleted elsewhere while somebody works on it here is kept anew.
    if (outcome.kind === 'failed' && outcome.isDeleted) id = undefined;
    show(outcome);
    if (outcome.kind === 'conflict' || (outcome.kind === 'failed' && !outcome.mayPass)) return;
    later(Math.min(retryFirst * 2 ** failures, maxRetry));
    failures += 1;
  };
  const send = async (sent: CompleteDraft): Promise<void> => {
    show({ kind: 'saving' });
    try {
      succeed(await (id === undefined ? tools.create(sent) : tools.save(id, sent, version)), sent);
    } catch (error) {
      fail(error, sent);
    }
  };
  const run = (shouldSave = isDirty()): Promise<void> => {
    clearTimeout(timer);
    if (running) return running;
    if (state.kind === 'conflict') return Promise.resolve();
    if (!shouldSave || !isComplete(draft)) {
      updateState();
      return Promise.resolve();
    }
    running = send(draft).finally(() => {
      running = undefined;
    });
    return running;
  };
  const isIdle = (): boolean => state.kind === 'saved' || state.kind === 'new';

  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    id: () => id,
    version: () => version,
    change: (next) => {
      if (next === draft) return;
      draft = next;
      // What is on its way or waits for a choice goes on; whoever ends it looks at the newest draft.
      if (running || state.kind === 'conflict' || state.kind === 'offline') return;
      updateState();
    },
    flush: async () => {
      if (running) await running;
      await run();
      return isIdle();
    },
    saveNow: async () => {
      if (running) await running;
      await run(isDirty() || id === undefined);
      return isIdle() ? id : undefined;
    },
    adopt: (design) => {
      ({ id, version } = design);
      saved = draftOf(design);
      draft = saved;
      clearTimeout(timer);
      show({ kind: 'saved' });
    },
    overwrite: () => {
      if (state.kind !== 'conflict') return;
      ({ id, version } = state.current);
      saved = draftOf(state.current);
      show({ kind: 'waiting' });
      void run();
    },
    sent: () => undefined,
    stop: () => clearTimeout(timer),
  };
}
