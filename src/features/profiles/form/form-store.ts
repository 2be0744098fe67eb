import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { getIn, pathSegments } from '#base/edits/value-paths.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProfileDocument } from '../document/document.ts';
import { otherLocale } from '../languages.ts';

/** What fields read of a profile that is being edited; the form itself is read by path. */
export interface FormState {
  readonly history: { readonly present: { readonly language: Locale; readonly isBilingual: boolean } };
  readonly normalized: {
    /** What is typed, as far as it is valid. */
    readonly document: ProfileDocument;
    /** Text keys by the path of the form. */
    readonly errors: Readonly<Record<string, string>>;
  };
  /** Sentences of the server by the path of the form. */
  readonly rejected: Readonly<Record<string, string>>;
}

/** Changes the form and cannot know more of it than the path that it was given. */
type FormEdit = <F>(form: F) => F;

type FormAction =
  | { readonly type: 'set'; readonly path: string; readonly value: unknown; readonly at: number }
  | { readonly type: 'edit'; readonly edit: FormEdit; readonly at: number };

/** The editor owns the store and passes it in: fields and forms of blocks stand below it. */
export interface FormStore {
  readonly state: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly dispatch: (action: FormAction) => void;
}

export const FormContext = createContext<FormStore | undefined>(undefined);

function useFormStore(): FormStore {
  const store = useContext(FormContext);
  if (!store) throw new Error('FormContext is missing');
  return store;
}

/** What is picked must be the same object as long as it says the same. */
export function useFormState<T>(pick: (state: FormState) => T): T {
  const store = useFormStore();
  const read = () => pick(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useFormValue = <T>(path: string): T =>
  useFormState(({ history }) => getIn(history.present, pathSegments(path)) as T);

export const useFormText = (path: string): string => useFormValue<string | undefined>(path) ?? '';

/** The languages in which the profile is written, its own first. */
export function useFormLanguages(): readonly [own: Locale, ...second: Locale[]] {
  const language = useFormState(({ history }) => history.present.language);
  const isBilingual = useFormState(({ history }) => history.present.isBilingual);
  return isBilingual ? [language, otherLocale(language)] : [language];
}

export interface FormActions {
  /** Typing on in one field is one step. */
  readonly set: (path: string, value: unknown) => void;
  readonly edit: (edit: FormEdit) => void;
  /** For handlers, which need a value once and no drawing when it changes. */
  readonly read: (path: string) => unknown;
}

export function useFormActions(): FormActions {
  const store = useFormStore();
  return useMemo(
    () => ({
      set: (path, value) => store.dispatch({ type: 'set', path, value, at: Date.now() }),
      edit: (edit) => store.dispatch({ type: 'edit', edit, at: Date.now() }),
      read: (path) => getIn(store.state().history.present, pathSegments(path)),
    }),
    [store],
  );
}
