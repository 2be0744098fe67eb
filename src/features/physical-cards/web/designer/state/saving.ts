import { z } from 'zod';
import { isDeepEqual } from '#base/edits/deep-equal.ts';
import { RequestError } from '#web-kit/api/request-error.ts';
import { createDraftSaver, type DraftSaver, type SaveState } from '#web-kit/drafts/draft-saver.ts';
import { createStore } from '#web-kit/value-store.ts';
import { type SavedDesign, savedDesign } from '../../../contract.ts';
import { type DesignDraft, draftOf, mergeDesigns } from './draft.ts';

type OptionalKind = 'new' | 'incomplete' | 'held';
type DesignSaver = DraftSaver<DesignDraft, SavedDesign, OptionalKind>;
export type DesignSaveState = SaveState<SavedDesign, OptionalKind, DesignDraft>;

export interface Saving
  extends Pick<
    DesignSaver,
    'state' | 'subscribe' | 'isSafe' | 'version' | 'base' | 'change' | 'flush' | 'replaceBase' | 'overwrite' | 'stop'
  > {
  /** The id of the saved design; undefined before the first save. */
  readonly id: () => number | undefined;
  /** Saves immediately, creating a new design even without changes. Returns its id, or undefined on failure. */
  readonly saveNow: () => Promise<number | undefined>;
  /** Marks the pending changes as submitted. */
  readonly sent: () => void;
}

/** A draft that can be saved: it has a profile. */
interface CompleteDraft extends DesignDraft {
  readonly profileId: number;
}

interface AutosaveTools {
  readonly create: (draft: CompleteDraft) => Promise<SavedDesign>;
  readonly save: (id: number, draft: CompleteDraft, version: number) => Promise<SavedDesign>;
  readonly onSaved: (design: SavedDesign) => void;
  readonly onMerged: (draft: DesignDraft) => void;
}

const stale = z.object({ current: savedDesign });

const isComplete = (draft: DesignDraft): draft is CompleteDraft => draft.profileId !== null;

interface AutosaveStart {
  /** undefined for a new design, which the first save creates. */
  readonly id: number | undefined;
  readonly version: number;
  readonly saved: DesignDraft;
}

export function createAutosave({ id: first, version: base, saved }: AutosaveStart, tools: AutosaveTools): Saving {
  let id = first;
  const save = async (draft: DesignDraft, version: number): Promise<SavedDesign> => {
    if (!isComplete(draft)) throw new Error('A design without a profile is never sent');
    try {
      return await (id === undefined ? tools.create(draft) : tools.save(id, draft, version));
    } catch (error) {
      // A design that was deleted elsewhere while it is edited here is recreated by the next save.
      if (error instanceof RequestError && error.status === 404) id = undefined;
      throw error;
    }
  };
  const saver = createDraftSaver<DesignDraft, SavedDesign, OptionalKind>({
    version: base,
    saved,
    saveAfterMilliseconds: 1_000,
    save,
    draftOf,
    conflictIn: (body) => stale.safeParse(body).data?.current,
    changedKind: (draft) => (isComplete(draft) ? 'waiting' : 'incomplete'),
    unchangedKind: () => (id === undefined ? 'new' : 'saved'),
    onSaved: (design) => {
      ({ id } = design);
      tools.onSaved(design);
    },
    merge: mergeDesigns,
    onMerged: tools.onMerged,
  });
  return {
    ...saver,
    id: () => id,
    saveNow: async () => ((await saver.flushNew()) ? id : undefined),
    sent: () => undefined,
  };
}

/** The design of an order belongs to the order: changes stay in the browser until the owner submits them. */
export function createPendingSave(first: DesignDraft): Saving {
  const store = createStore<DesignSaveState>({ kind: 'saved' });
  const isSafe = () => store.get().kind === 'saved';
  const show = (kind: 'saved' | 'held'): void => {
    if (store.get().kind !== kind) store.set({ kind });
  };
  return {
    state: store.get,
    subscribe: store.subscribe,
    isSafe,
    id: () => undefined,
    version: () => 0,
    base: () => first,
    change: (draft) => show(isDeepEqual(draft, first) ? 'saved' : 'held'),
    flush: () => Promise.resolve(isSafe()),
    saveNow: () => Promise.resolve(undefined),
    replaceBase: () => undefined,
    overwrite: () => undefined,
    sent: () => show('saved'),
    stop: () => undefined,
  };
}
