import { useEffect } from 'react';
import { useEditorSession } from '../state/editor-context.ts';

/** A field left, a tab put aside, a line that is back: each is a moment to save at once. */
export function useSaveOnLeaving(): void {
  const { autosave } = useEditorSession();
  useEffect(() => {
    const save = () => void autosave.flush();
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') save();
    };
    const saveIfWaiting = () => {
      if (autosave.state().kind === 'waiting') save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (autosave.state().kind === 'saved') return;
      save();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    document.addEventListener('focusout', saveIfWaiting);
    window.addEventListener('online', save);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveIfWaiting);
      window.removeEventListener('online', save);
      window.removeEventListener('beforeunload', warn);
    };
  }, [autosave]);
}
