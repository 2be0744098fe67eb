import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import type { PhysicalOrderWithHistory } from '../../../contract.ts';
import type { DesignSideName, PhysicalCardDesign } from '../../../design/design.ts';
import type { DesignWarning } from '../../../design/elements.ts';
import type { DesignerState, DesignStore } from './design-store.ts';
import type { DesignDraft, Edit } from './draft.ts';
import type { DesignSaveState, Saving } from './saving.ts';

/** State that lives as long as a design is open. */
export interface DesignerSession {
  readonly store: DesignStore;
  readonly saving: Saving;
  readonly profiles: readonly Profile[];
  /** The order whose design is being corrected. */
  readonly order: PhysicalOrderWithHistory | undefined;
  /** The draft as opened, before any unsaved changes were restored. */
  readonly first: DesignDraft;
}

export const SessionContext = createContext<DesignerSession | undefined>(undefined);

export function useDesignerSession(): DesignerSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('no design is open');
  return session;
}

/** Selects a part of the designer's state. `pick` must return the same reference while the value is unchanged. */
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

/** Successive changes of the same field form one undo step; a change without a field is always its own step. */
export function useChange(): (field: string | undefined, edit: Edit) => void {
  const { store } = useDesignerSession();
  return (field, edit) => store.change(field, edit, Date.now());
}
