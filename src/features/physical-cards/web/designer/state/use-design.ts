import { createContext, useCallback, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import type { PhysicalOrderWithHistory } from '../../../contract.ts';
import type { DesignSideName, PhysicalCardDesign } from '../../../design/design.ts';
import type { DesignWarning } from '../../../design/elements.ts';
import type { DesignerState, DesignStore } from './design-store.ts';
import type { DesignDraft, Edit } from './draft.ts';
import type { DesignSaveState, Saving } from './saving.ts';

/** Everything that lives as long as one design is open. */
export interface DesignerSession {
  readonly store: DesignStore;
  readonly saving: Saving;
  readonly profiles: readonly Profile[];
  /** The order whose design is being corrected. */
  readonly order: PhysicalOrderWithHistory | undefined;
  /** As it was when it was opened, before anything that was brought back. */
  readonly first: DesignDraft;
}

export const SessionContext = createContext<DesignerSession | undefined>(undefined);

export function useDesignerSession(): DesignerSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no design is open');
  return session;
}

/** A part of what is on the table. What is picked must be the same object as long as it says the same. */
export function useDesignerState<T>(pick: (state: DesignerState) => T): T {
  const { store } = useDesignerSession();
  const read = () => pick(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useDraft = <T>(pick: (draft: DesignDraft) => T): T =>
  useDesignerState(({ history }) => pick(history.present));

export const useDesign = <T>(pick: (design: PhysicalCardDesign) => T): T => useDraft(({ design }) => pick(design));

export const useSide = (): DesignSideName => useDesignerState(({ side }) => side);

export const useWarnings = (): readonly DesignWarning[] => useDesignerState(({ warnings }) => warnings);

export function useSaveState(): DesignSaveState {
  const { saving } = useDesignerSession();
  return useSyncExternalStore(saving.subscribe, saving.state, saving.state);
}

/** Typing on in one field is one step back; a change without a field stands for itself. */
export function useChange(): (field: string | undefined, edit: Edit) => void {
  const { store } = useDesignerSession();
  return useCallback((field, edit) => store.change(field, edit, Date.now()), [store]);
}
