import { useEffect } from 'react';
import type { PostWork } from './post-work.ts';
import { writeUnsaved } from './unsaved-copy.ts';

/** Long enough not to be felt while typing, short enough that a crash costs a letter or two. */
const writeAfterMilliseconds = 200;

/** Keeps what is typed in this tab until the server has all of it. */
export function useUnsavedCopy(work: PostWork, userId: number, postId: number): void {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const write = () => {
      clearTimeout(timer);
      timer = undefined;
      const { draft, save } = work.state();
      writeUnsaved(userId, postId, save.kind === 'saved' ? undefined : { version: work.version(), draft });
    };
    const later = () => {
      timer ??= setTimeout(write, writeAfterMilliseconds);
    };
    const now = () => {
      if (timer) write();
    };
    const leave = work.subscribe(later);
    window.addEventListener('pagehide', now);
    document.addEventListener('visibilitychange', now);
    return () => {
      leave();
      window.removeEventListener('pagehide', now);
      document.removeEventListener('visibilitychange', now);
      now();
    };
  }, [work, userId, postId]);
}
