import { createContext, useContext, useMemo, useSyncExternalStore } from 'react';
import { getIn, pathSegments } from '#base/edits/value-paths.ts';
import type { Locale } from '#i18n/locale.ts';
import type { ProfileDocument } from '../document/document.ts';
import { otherLocale } from '../languages.ts';

/** The state of an edited profile that fields read; the form itself is read by path. */
export interface FormState {
  readonly history: { readonly present: { readonly language: Locale; readonly isBilingual: boolean } };
  readonly normalized: {
    /** The typed values, as far as they are valid. */
    readonly document: ProfileDocument;
    /** Text keys by form path. */
    readonly errors: Readonly<Record<string, string>>;
  };
  /** The server's error messages by form path. */
  readonly rejected: Readonly<Record<string, string>>;
}

/** Changes the form generically; it knows only the path it was created with. */
type FormEdit = <F>(form: F) => F;

type FormAction =
  | { readonly type: 'set'; readonly path: string; readonly value: unknown; readonly at: number }
  | { readonly type: 'edit'; readonly edit: FormEdit; readonly at: number };

/** The editor owns the store and passes it in, because fields and block forms are in a lower layer. */
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

/** `pick` must return the same reference while the value is unchanged. */
export function useFormState<T>(pick: (state: FormState) => T): T {
  const store = useFormStore();
  const read = () => pick(store.state());
  return useSyncExternalStore(store.subscribe, read, read);
}

export const useFormValue = <T>(path: string): T =>
  useFormState(({ history }) => getIn(history.present, pathSegments(path)) as T);

export const useFormText = (path: string): string => useFormValue<string | undefined>(path) ?? '';

/** The languages of the profile's texts, the primary one first. */
export function useFormLanguages(): readonly [own: Locale, ...second: Locale[]] {
  const language = useFormState(({ history }) => history.present.language);
  const isBilingual = useFormState(({ history }) => history.present.isBilingual);
  return isBilingual ? [language, otherLocale(language)] : [language];
}

export interface FormActions {
  /** Successive changes of one field form one undo step. */
  readonly set: (path: string, value: unknown) => void;
  readonly edit: (edit: FormEdit) => void;
  /** For event handlers, which need a value once without re-rendering on changes. */
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
