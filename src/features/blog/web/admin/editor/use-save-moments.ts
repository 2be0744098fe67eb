import { useEffect } from 'react';
import { usePostSession } from './state/post-context.ts';

/** A field left, a tab put aside, a line that is back, Ctrl+S: each is a moment to save; what is public waits for the last. */
export function useSaveMoments(): void {
  const { work, uploads } = usePostSession();
  useEffect(() => {
    const save = () => void work.flush();
    const saveDraft = () => {
      const { kind } = work.state().save;
      if (kind === 'waiting' || kind === 'offline') save();
    };
    const saveIfHidden = () => {
      if (document.visibilityState === 'hidden') saveDraft();
    };
    const saveIfWaiting = () => {
      if (work.state().save.kind === 'waiting') save();
    };
    const press = (event: KeyboardEvent) => {
      // By the key's place: with a Hebrew keyboard its letter is another.
      if (event.code !== 'KeyS' || !(event.ctrlKey || event.metaKey) || event.altKey || event.shiftKey) return;
      event.preventDefault();
      save();
    };
    const warn = (event: BeforeUnloadEvent) => {
      if (work.state().save.kind === 'saved' && !uploads.isUnderWay()) return;
      saveDraft();
      event.preventDefault();
    };
    document.addEventListener('visibilitychange', saveIfHidden);
    document.addEventListener('focusout', saveIfWaiting);
    window.addEventListener('keydown', press);
    window.addEventListener('online', saveDraft);
    window.addEventListener('beforeunload', warn);
    return () => {
      document.removeEventListener('visibilitychange', saveIfHidden);
      document.removeEventListener('focusout', saveIfWaiting);
      window.removeEventListener('keydown', press);
      window.removeEventListener('online', saveDraft);
      window.removeEventListener('beforeunload', warn);
    };
  }, [work, uploads]);
}
