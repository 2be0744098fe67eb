import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, expect, test } from 'vitest';
import { clearToasts, visibleToasts } from '#ui/feedback/toast-store.ts';
import { LocaleProvider } from '#ui/locale.tsx';
import { documentExample } from '../document/testing/profile-example.ts';
import {
  FormContext,
  type FormState,
  type FormStore,
  useFormActions,
  useFormLanguages,
  useFormText,
  useFormValue,
} from './form-store.ts';
import { useList, useListKeys } from './use-list.ts';

const document = documentExample({ identity: { name: { he: 'Noa' } } });
const startForm = {
  language: 'he' as const,
  isBilingual: false,
  name: 'Noa',
  items: [
    { key: 'a', label: 'one' },
    { key: 'b', label: 'two' },
  ],
};

afterEach(clearToasts);

/** A minimal store with what the fields use. */
function createStore(form: object = {}) {
  let state: FormState = {
    history: { present: { ...startForm, ...form } },
    normalized: { document, errors: {} },
    rejected: {},
  };
  const actions: Parameters<FormStore['dispatch']>[0][] = [];
  const store: FormStore = {
    state: () => state,
    subscribe: () => () => undefined,
    dispatch: (action) => {
      actions.push(action);
      if (action.type === 'edit') state = { ...state, history: { present: action.edit(state.history.present) } };
    },
  };
  return { store, actions };
}

/** Returns the result of a hook inside a form. */
function inForm<T>(store: FormStore | undefined, hook: () => T): T {
  const answers: T[] = [];
  const Probe = () => {
    answers.push(hook());
    return null;
  };
  renderToStaticMarkup(
    <LocaleProvider locale="en">
      <FormContext value={store}>
        <Probe />
      </FormContext>
    </LocaleProvider>,
  );
  return answers[0] as T;
}

test('reads a value by its path, and a missing text as empty', () => {
  const { store } = createStore();
  expect(inForm(store, () => useFormValue('items.1.label'))).toBe('two');
  expect(inForm(store, () => useFormValue('items.7'))).toBeUndefined();
  expect(inForm(store, () => useFormText('name'))).toBe('Noa');
  expect(inForm(store, () => useFormText('nothing'))).toBe('');
});

test('lists the profile’s own language first, and the second only if it is bilingual', () => {
  expect(inForm(createStore().store, useFormLanguages)).toEqual(['he']);
  expect(inForm(createStore({ isBilingual: true }).store, useFormLanguages)).toEqual(['he', 'en']);
  expect(inForm(createStore({ language: 'en', isBilingual: true }).store, useFormLanguages)).toEqual(['en', 'he']);
});

test('dispatches a change to the store, and a handler reads the current value', () => {
  const { store, actions } = createStore();
  const { set, edit, read } = inForm(store, useFormActions);
  set('name', 'Dana');
  expect(actions).toMatchObject([{ type: 'set', path: 'name', value: 'Dana', at: expect.any(Number) }]);
  edit((form) => ({ ...form, name: 'Dana' }));
  expect(read('name')).toBe('Dana');
});

test('adds, moves and removes list items, and reads the list’s keys', () => {
  const { store } = createStore();
  const labels = () => inForm(store, () => useList<{ label: string }>('items')).items.map(({ label }) => label);
  const { add, move, remove } = inForm(store, () => useList<{ key: string; label: string }>('items'));
  add({ key: 'c', label: 'three' });
  move(2, 0);
  expect(labels()).toEqual(['three', 'one', 'two']);
  remove(1, 'One');
  expect(labels()).toEqual(['three', 'two']);
  expect(inForm(store, () => useListKeys('items'))).toEqual(['c', 'b']);
});

test('undoing a removal restores the item at its position', () => {
  const { store } = createStore();
  const keys = () => inForm(store, () => useListKeys('items'));
  inForm(store, () => useList('items')).remove(0, 'One');
  expect(keys()).toEqual(['b']);
  const undo = visibleToasts()[0]?.action?.onClick;
  undo?.();
  expect(keys()).toEqual(['a', 'b']);
  // Pressed again, or after the editor's own undo brought it back.
  undo?.();
  expect(keys()).toEqual(['a', 'b']);
});

test('a missing list is empty and can be added to', () => {
  const { store } = createStore();
  expect(inForm(store, () => useList('phones')).items).toEqual([]);
  expect(inForm(store, () => useListKeys('phones'))).toEqual([]);
  inForm(store, () => useList('phones')).add({ key: 'p' });
  expect(inForm(store, () => useListKeys('phones'))).toEqual(['p']);
});

test('a field outside a form throws', () => {
  expect(() => inForm(undefined, () => useFormText('name'))).toThrow('FormContext');
});
