import { useEffect } from 'react';
import type { EditorSession } from '../state/editor-context.ts';

/** Inside a text the browser's own undo knows better what was meant. */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=color]), textarea, [contenteditable=true]') !== null;

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the card, Ctrl+S for whoever cannot help it. */
export function useEditorKeys({ store, autosave }: EditorSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // By the key's place: with a Hebrew keyboard its letter is another.
      if (event.code === 'KeyS') {
        event.preventDefault();
        void autosave.flush();
      }
      if (isInText(event.target)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (event.code !== 'KeyZ' && !isRedo) return;
      event.preventDefault();
      store.dispatch({ type: isRedo ? 'redo' : 'undo' });
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, autosave]);
}
