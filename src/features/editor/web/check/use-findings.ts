import { lazy, useEffect, useMemo, useState } from 'react';
import { dateInIsrael } from '#base/time/israel-time.ts';
import { checkProfile } from '../../checklist.ts';
import { formPath, type NormalizedForm } from '../../normalize.ts';
import { useEditorSession } from '../state/editor-context.tsx';
import type { VisibleFinding } from './finding-list.tsx';

/** It names blocks, which loads all of them: only whoever opens the list waits for that. */
export const FindingList = lazy(async () => ({ default: (await import('./finding-list.tsx')).FindingList }));

const checkDelayMilliseconds = 300;

/** The order of the editor's tabs and fields. */
const order = [
  'identity',
  'contact.phones',
  'contact.whatsapp',
  'contact.emails',
  'contact.website',
  'contact',
  'blocks',
];
const orderOf = (path: string): number => order.findIndex((start) => path.startsWith(start)) >>> 0;

/** Checklist findings combined with the form's validation errors. */
export function findingsOf({ errors, document, retained }: NormalizedForm): readonly VisibleFinding[] {
  const unfinished = Object.keys(errors)
    .map((path) => ({ name: 'flaw' as const, severity: 'error' as const, path }))
    .sort((one, other) => orderOf(one.path) - orderOf(other.path));
  const inForm = <T extends { readonly path: string }>(one: T): T => ({ ...one, path: formPath(one.path, retained) });
  const found = checkProfile(document, dateInIsrael(new Date())).map(({ pictures, ...one }) => ({
    ...inForm(one),
    ...(pictures && { pictures: pictures.map(inForm) }),
  }));
  return [...unfinished, ...found];
}

/** Debounced, so that typing does not pay for the check. */
export function useFindings(): readonly VisibleFinding[] {
  const { store } = useEditorSession();
  const [normalized, setNormalized] = useState(() => store.state().normalized);
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const unsubscribe = store.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => setNormalized(store.state().normalized), checkDelayMilliseconds);
    });
    return () => {
      unsubscribe();
      clearTimeout(timer);
    };
  }, [store]);
  return useMemo(() => findingsOf(normalized), [normalized]);
}
