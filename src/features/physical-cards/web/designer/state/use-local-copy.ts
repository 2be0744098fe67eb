import { useEffect } from 'react';
import { type Place, writeLocalCopy } from './local-copy.ts';
import { isSafe } from './saving.ts';
import type { DesignerSession } from './session-context.ts';

/** Keeps what is done in this window until the server has all of it. */
export function useLocalCopy({ store, saving, order }: DesignerSession, userId: number): void {
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
