import { useMemo } from 'react';
import { toast } from '#ui/feedback/toast-store.ts';
import { useTexts } from '#ui/locale.tsx';
import { inserted, moveItem } from '../../list-edits.ts';
import { getIn, pathSegments, setIn } from '../../paths.ts';
import { useEditorSession } from '../state/editor-context.ts';
import { useActions, useForm, useFormValue } from '../state/use-editor.ts';
import { listTexts } from './list-texts.ts';

const noItems: readonly never[] = [];

/** How a list of the form changes, for whoever need not see every letter typed in it. */
export function useListActions<T>(path: string) {
  const t = useTexts(listTexts);
  const { store } = useEditorSession();
  const { edit } = useActions();
  return useMemo(() => {
    const listIn = (form: unknown) => (getIn(form, pathSegments(path)) as readonly T[] | undefined) ?? noItems;
    const change = (next: (now: readonly T[]) => readonly T[]) =>
      edit((form) => setIn(form, pathSegments(path), next(listIn(form))));
    return {
      change,
      add: (item: T) => change((now) => [...now, item]),
      move: (from: number, to: number) => change((now) => moveItem(now, from, to)),
      remove: (position: number, name: string) => {
        const removed = listIn(store.state().history.present)[position];
        change((now) => now.filter((_, index) => index !== position));
        const onClick = () => change((now) => inserted(now, position, removed as T));
        toast({ title: t('lists.removed', { name }), action: { label: t('lists.undo'), onClick } });
      },
    };
  }, [t, store, edit, path]);
}

/** A list of the form by its path: what is in it, and how it changes. */
export function useList<T>(path: string) {
  return { items: useFormValue<readonly T[] | undefined>(path) ?? noItems, ...useListActions<T>(path) };
}

const between = ' ';

/** The names of a list's things: the same as long as none comes, goes or moves, whatever is typed in them. */
export function useListKeys(path: string): readonly string[] {
  const joined = useForm((form) =>
    ((getIn(form, pathSegments(path)) as readonly { readonly key: string }[] | undefined) ?? noItems)
      .map(({ key }) => key)
      .join(between),
  );
  return useMemo(() => (joined ? joined.split(between) : noItems), [joined]);
}
