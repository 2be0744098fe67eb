import { useEffect, useState } from 'react';
import type { Profile } from '#features/profiles/contract.ts';
import { useApi } from '#web-kit/api/api-client.tsx';
import { continueFrom } from '#web-kit/drafts/unsaved-copies.ts';
import { type PhysicalOrderWithHistory, physicalCardsApi, type SavedDesign } from '../../../contract.ts';
import { useCacheDesign } from '../../use-physical-cards.ts';
import { createDesignStore, type DesignStore } from './design-store.ts';
import { type DesignDraft, type DraftSource, mergeDesigns, unsavedDesigns } from './draft.ts';
import { createAutosave, createPendingSave, type Saving } from './saving.ts';
import type { DesignerSession } from './use-design.ts';

export interface DesignerStart {
  readonly userId: number;
  readonly draft: DesignDraft;
  /** Undefined for a new design and for the design of an order. */
  readonly saved: SavedDesign | undefined;
  readonly order: PhysicalOrderWithHistory | undefined;
  readonly profiles: readonly Profile[];
}

interface Started extends DesignerSession {
  /** Unsaved changes were found in this browser window and restored. */
  readonly isRestored: boolean;
}

type From = ReturnType<typeof continueFrom<DesignDraft>>;

function useSaving({ draft, saved, order }: DesignerStart): (from: From, store: DesignStore) => Saving {
  const api = useApi();
  const cacheDesign = useCacheDesign();
  return (from, store) => {
    if (order) return createPendingSave(draft);
    return createAutosave(
      { ...from, id: saved?.id },
      {
        create: (body) => api.call(physicalCardsApi.createDesign, { body }),
        save: (id, body, version) =>
          api.call(physicalCardsApi.saveDesign, { params: { id }, body: { ...body, version } }),
        onSaved: (design) => {
          cacheDesign(design);
          showAddressOf(design.id);
        },
        onMerged: (merged) => store.change(undefined, () => merged, Date.now()),
      },
    );
  };
}

/** Uses `history.replaceState` directly, because the router would scroll the page while the user types. */
function showAddressOf(id: number): void {
  const address = `/physical-cards/design/${id}`;
  if (window.location.pathname === '/physical-cards/design/new')
    window.history.replaceState(window.history.state, '', address);
}

export function useStartSession(start: DesignerStart): Started {
  const { userId, draft, saved, order, profiles } = start;
  const createSaving = useSaving(start);
  const [started] = useState((): Started => {
    const found = unsavedDesigns.read(userId, order ? `order-${order.id}` : saved ? `${saved.id}` : 'new');
    const from = continueFrom({ version: saved?.version ?? 0, saved: draft }, found, mergeDesigns);
    const store = createDesignStore(from.draft ?? draft);
    const saving = createSaving(from, store);
    return { store, saving, profiles, order, first: draft, isRestored: from.draft !== undefined };
  });
  const { store, saving } = started;
  useEffect(() => {
    const follow = () => saving.change(store.state().history.present);
    follow();
    const leave = store.subscribe(follow);
    return () => {
      leave();
      saving.stop();
    };
  }, [store, saving]);
  useUnsavedCopy(started, userId);
  return started;
}

/** Stores the changes in this window until the server has saved all of them. */
function useUnsavedCopy({ store, saving, order }: DesignerSession, userId: number): void {
  useEffect(() => {
    const currentSource = (): DraftSource =>
      order ? `order-${order.id}` : saving.id() ? `${saving.id() ?? 0}` : 'new';
    let source = currentSource();
    const write = () => {
      const now = currentSource();
      // A new design has been saved and has an id now.
      if (now !== source) unsavedDesigns.write(userId, source, undefined);
      source = now;
      const { present } = store.state().history;
      const copy = saving.isSafe() ? undefined : { version: saving.version(), base: saving.base(), draft: present };
      unsavedDesigns.write(userId, source, copy);
    };
    const leave = [store.subscribe(write), saving.subscribe(write)];
    return () => {
      for (const one of leave) one();
    };
  }, [store, saving, order, userId]);
}
