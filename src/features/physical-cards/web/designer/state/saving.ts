import type { SavedDesign } from '../../../contract.ts';
import type { DesignDraft } from './draft.ts';

export type SaveState =
  /** `new`: not kept yet, and nothing to lose. `incomplete`: cannot be kept so. `held`: waits to be sent by its owner. */
  | { readonly kind: 'new' | 'saved' | 'waiting' | 'saving' | 'offline' | 'incomplete' | 'held' }
  | { readonly kind: 'failed'; readonly message: string }
  /** Somebody saved a newer one: nothing is sent until the owner has chosen. */
  | { readonly kind: 'conflict'; readonly current: SavedDesign };

/** Nothing would be lost by leaving now. */
export const isSafe = ({ kind }: SaveState): boolean => kind === 'saved' || kind === 'new';

export interface Saving {
  readonly state: () => SaveState;
  readonly subscribe: (listener: () => void) => () => void;
  /** Of the design that is kept; undefined while there is none. */
  readonly id: () => number | undefined;
  /** That the next save starts from. */
  readonly version: () => number;
  /** The draft is now this. */
  readonly change: (draft: DesignDraft) => void;
  /** Saves what there is to save at once; says whether leaving loses nothing. */
  readonly flush: () => Promise<boolean>;
  /** The same, and keeps a new design even when nothing was changed: its id, or undefined when that failed. */
  readonly saveNow: () => Promise<number | undefined>;
  /** What is kept is this now, by the owner's choice. */
  readonly adopt: (design: SavedDesign) => void;
  /** The newer one is to be written over by this one. */
  readonly overwrite: () => void;
  /** What was held has arrived. */
  readonly sent: () => void;
  readonly stop: () => void;
}
