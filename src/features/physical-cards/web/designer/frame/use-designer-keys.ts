import { useEffect } from 'react';
import type { DesignerSession } from '../state/session-context.ts';

/** Inside a text the browser's own undo knows better what was meant. */
const isInText = (target: EventTarget | null): boolean =>
  target instanceof Element &&
  target.closest('input:not([type=checkbox], [type=radio], [type=color], [type=range]), textarea') !== null;

/** Ctrl+Z and Ctrl+Shift+Z (or Ctrl+Y) on the design, Ctrl+S for whoever cannot help it. */
export function useDesignerKeys({ store, saving }: DesignerSession): void {
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
      // By the key's place: with a Hebrew keyboard its letter is another.
      if (event.code === 'KeyS') {
        event.preventDefault();
        void saving.flush();
      }
      if (isInText(event.target)) return;
      const isRedo = event.code === 'KeyY' || (event.code === 'KeyZ' && event.shiftKey);
      if (event.code !== 'KeyZ' && !isRedo) return;
      event.preventDefault();
      if (isRedo) store.redo();
      else store.undo();
    };
    window.addEventListener('keydown', press);
    return () => window.removeEventListener('keydown', press);
  }, [store, saving]);
}
