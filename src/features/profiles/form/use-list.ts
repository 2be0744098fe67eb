import { useMemo } from 'react';
import { inserted, moveItem } from '#base/edits/list-edits.ts';
import { getIn, pathSegments, setIn } from '#base/edits/value-paths.ts';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { useFormActions, useFormState, useFormValue } from './form-store.ts';
import { listTexts } from './list-texts.ts';

const noItems: readonly never[] = [];

const listAt = <T>(form: unknown, path: string): readonly T[] =>
  (getIn(form, pathSegments(path)) as readonly T[] | undefined) ?? noItems;

const keyOf = (item: unknown): unknown => (item as { readonly key?: unknown } | undefined)?.key ?? item;
const hasItem = (items: readonly unknown[], item: unknown): boolean => items.some((one) => keyOf(one) === keyOf(item));

/** Actions on a list of the form, for components that must not re-render on every keystroke. */
export function useListActions<T>(path: string) {
  const t = useTexts(listTexts);
  const { edit, read } = useFormActions();
  return useMemo(() => {
    const segments = pathSegments(path);
    const change = (next: (now: readonly T[]) => readonly T[]) =>
      edit((form) => setIn(form, segments, next(listAt<T>(form, path))));
    return {
      change,
      add: (item: T) => change((now) => [...now, item]),
      move: (from: number, to: number) => change((now) => moveItem(now, from, to)),
      remove: (position: number, name: string) => {
        const removed = (read(path) as readonly T[] | undefined)?.[position];
        change((now) => now.filter((_, index) => index !== position));
        // It may be back already, by the editor's own undo.
        const onClick = () => change((now) => (hasItem(now, removed) ? now : inserted(now, position, removed as T)));
        toast({ title: t('lists.removed', { name }), action: { label: t('lists.undo'), onClick } });
      },
    };
  }, [t, edit, read, path]);
}

/** A list of the form by path: its items and the actions on it. */
export function useList<T>(path: string) {
  return { items: useFormValue<readonly T[] | undefined>(path) ?? noItems, ...useListActions<T>(path) };
}

const between = ' ';

/**
 * The keys of a list's items; the same reference until items are added, removed or moved, whatever is typed in them.
 */
export function useListKeys(path: string): readonly string[] {
  const joined = useFormState(({ history }) =>
    listAt<{ readonly key: string }>(history.present, path)
      .map(({ key }) => key)
      .join(between),
  );
  return useMemo(() => (joined ? joined.split(between) : noItems), [joined]);
}
