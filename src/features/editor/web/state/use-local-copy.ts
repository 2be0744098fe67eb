import { useEffect } from 'react';
import { useSession } from '#web-kit/use-session.ts';
import { isWhole } from '../../settle.ts';
import type { EditorSession } from './editor-context.ts';
import { writeLocalCopy } from './local-copy.ts';

/** Long enough not to be felt while typing, short enough that a crash costs a letter or two. */
const writeAfterMilliseconds = 200;

/** Keeps what is typed on this device until the server has all of it. */
export function useLocalCopy({ store, autosave, profileId }: EditorSession, userId: number): void {
  const isViewed = useSession().user?.viewedBy !== undefined;
  useEffect(() => {
    // What somebody tries while they look at another's card is no draft of anybody's.
    if (isViewed) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { history, settled } = store.state();
      const isSafe = autosave.state().kind === 'saved' && isWhole(settled, history.present);
      const copy = { version: autosave.version(), at: Date.now(), form: history.present };
      writeLocalCopy(userId, profileId, isSafe ? undefined : copy);
    };
    const later = () => {
      timer ??= setTimeout(write, writeAfterMilliseconds);
    };
    const now = () => {
      if (timer) write();
    };
    const leave = [store.subscribe(later), autosave.subscribe(later)];
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      for (const one of leave) one();
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [store, autosave, profileId, userId, isViewed]);
}
