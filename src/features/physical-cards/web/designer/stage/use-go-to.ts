import { useCallback } from 'react';
import { isEngraved } from '../../../design/design.ts';
import type { DesignWarning } from '../../../design/elements.ts';
import { useDesignerSession } from '../state/session-context.ts';
import { fieldId, fieldOf } from '../state/warning-fields.ts';

const focusable = 'input:not([hidden], [type=file]), textarea, select, button';

/** Shows the side that a warning is about, and puts the keyboard where it is mended. */
export function useGoTo(): (warning: DesignWarning) => void {
  const { store } = useDesignerSession();
  return useCallback(
    (warning) => {
      store.turn(warning.side);
      const hasColours = !isEngraved(store.state().history.present.design.material);
      const target = document.getElementById(fieldId(fieldOf(warning, hasColours)));
      const field = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable);
      field?.focus({ preventScroll: true });
      (field ?? target)?.scrollIntoView({ block: 'center' });
    },
    [store],
  );
}
