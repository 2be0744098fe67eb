import { useEffect, useRef } from 'react';
import { focusRow } from '../parts/row-id.ts';

/** Whoever closes a lead is back at its row; whoever is at work elsewhere, such as in the search field, stays there. */
export function useFocusReturn(leadId: number | undefined): void {
  const last = useRef(leadId);
  useEffect(() => {
    const closed = last.current;
    last.current = leadId;
    const isFocusLost = document.activeElement === document.body;
    if (closed !== undefined && leadId === undefined && isFocusLost) focusRow(closed);
  }, [leadId]);
}
