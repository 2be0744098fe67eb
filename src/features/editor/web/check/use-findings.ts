import { useEffect, useMemo, useState } from 'react';
import { examine, type Finding } from '../../checklist.ts';
import { formPath, type Settled } from '../../settle.ts';
import { useEditorSession } from '../state/editor-context.ts';

/** A finding at its place in the form, or a field that is not finished. */
export interface ShownFinding extends Omit<Finding, 'name'> {
  readonly name: Finding['name'] | 'flaw';
}

const lookAfterMilliseconds = 300;

/** The findings of the checklist, with the validation errors of the form. */
export function findingsOf({ flaws, document, kept }: Settled): readonly ShownFinding[] {
  const unfinished = Object.keys(flaws).map((path) => ({ name: 'flaw' as const, severity: 'error' as const, path }));
  const found = examine(document).map((one) => ({ ...one, path: formPath(one.path, kept) }));
  return [...unfinished, ...found];
}

/** Follows the typing at a distance: nobody waits for it, and a key press does not pay for it. */
export function useFindings(): readonly ShownFinding[] {
  const { store } = useEditorSession();
  const [settled, setSettled] = useState(() => store.state().settled);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const leave = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setSettled(store.state().settled), lookAfterMilliseconds);
    });
    return () => {
      leave();
      clearTimeout(timer);
    };
  }, [store]);
  return useMemo(() => findingsOf(settled), [settled]);
}
