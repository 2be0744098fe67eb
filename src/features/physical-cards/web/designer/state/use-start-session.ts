import { useEffect, useState } from 'react';
import { isDeepEqual } from '#base/deep-equal.ts';
import type { Profile } from '#features/profiles/contract.ts';
import { useApi } from '#web-kit/api-context.tsx';
import { type PhysicalOrderWithHistory, physicalCardsApi, type SavedDesign } from '../../../contract.ts';
import { useKeepDesign } from '../../use-physical-cards.ts';
import { createAutosave } from './autosave.ts';
import { createDesignStore } from './design-store.ts';
import type { DesignDraft } from './draft.ts';
import { createHeld } from './held.ts';
import { type LocalCopy, type Place, readLocalCopy, writeLocalCopy } from './local-copy.ts';
import type { Saving } from './saving.ts';
import { isSafe } from './saving.ts';
import type { DesignerSession } from './session-context.ts';

export interface DesignerStart {
  readonly userId: number;
  readonly draft: DesignDraft;
  /** None for a new one, and for an order's. */
  readonly saved: SavedDesign | undefined;
  readonly order: PhysicalOrderWithHistory | undefined;
  readonly profiles: readonly Profile[];
}

interface Started extends DesignerSession {
  /** Something done earlier was found in this window. */
  readonly isRestored: boolean;
}

function useSaving({ draft, saved, order }: DesignerStart): (copy: LocalCopy | undefined) => Saving {
  const api = useApi();
  const keepDesign = useKeepDesign();
  return (copy) => {
    if (order) return createHeld(draft);
    return createAutosave(saved && copy ? { ...saved, version: copy.version } : saved, draft, {
      create: (body) => api.call(physicalCardsApi.createDesign, { body }),
      save: (id, body, version) =>
        api.call(physicalCardsApi.saveDesign, { params: { id }, body: { ...body, version } }),
      onSaved: (design) => {
        keepDesign(design);
        showAddressOf(design.id);
      },
    });
  };
}

/** In place and past the router, which would scroll the page away under the hand that types. */
function showAddressOf(id: number): void {
  const address = `/physical-cards/design/${id}`;
  if (window.location.pathname === '/physical-cards/design/new')
    window.history.replaceState(window.history.state, '', address);
}

export function useStartSession(start: DesignerStart): Started {
  const { userId, draft, saved, order, profiles } = start;
  const createSaving = useSaving(start);
  const [started] = useState((): Started => {
    const found = readLocalCopy(userId, order ? `order-${order.id}` : saved ? `${saved.id}` : 'new');
    const copy = found && !isDeepEqual(found.draft, draft) ? found : undefined;
    const store = createDesignStore(copy?.draft ?? draft);
    return { store, saving: createSaving(copy), profiles, order, first: draft, isRestored: copy !== undefined };
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
  useLocalCopy(started, userId);
  return started;
}

/** Keeps what is done in this window until the server has all of it. */
function useLocalCopy({ store, saving, order }: DesignerSession, userId: number): void {
  useEffect(() => {
    const placeNow = (): Place => (order ? `order-${order.id}` : saving.id() ? `${saving.id() ?? 0}` : 'new');
    let place = placeNow();
    const write = () => {
      const now = placeNow();
      // What had no number has one now.
      if (now !== place) writeLocalCopy(userId, place, undefined);
      place = now;
      const { present } = store.state().history;
      const copy = isSafe(saving.state()) ? undefined : { version: saving.version(), draft: present };
      writeLocalCopy(userId, place, copy);
    };
    const leave = [store.subscribe(write), saving.subscribe(write)];
    return () => {
      for (const one of leave) one();
    };
  }, [store, saving, order, userId]);
}
