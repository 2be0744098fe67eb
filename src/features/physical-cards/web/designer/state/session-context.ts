import { createContext, useContext } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import type { PhysicalOrderWithHistory } from '../../../contract.ts';
import type { DesignStore } from './design-store.ts';
import type { DesignDraft } from './draft.ts';
import type { Saving } from './saving.ts';

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
