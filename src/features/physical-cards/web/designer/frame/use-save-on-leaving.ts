import { useEffect } from 'react';
import { isSafe, type Saving } from '../state/saving.ts';

/** A tab put aside, a line that is back: each is a moment to save at once. */
export function useSaveOnLeaving(saving: Saving): void {
  useEffect(() => {
    const save = () => void saving.flush();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (isSafe(saving.state())) return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [saving]);
}
