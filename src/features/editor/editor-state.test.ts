import { expect, test } from 'vitest';
import { type EditorAction, reduceEditor, startState } from './editor-state.ts';
import { toForm } from './form.ts';
import { createNormalizer } from './normalize.ts';
import { exampleDocument } from './testing/example.ts';

function after(...actions: readonly EditorAction[]) {
  const normalize = createNormalizer(exampleDocument);
  const start = startState(toForm(exampleDocument, false), normalize);
  return actions.reduce((state, action) => reduceEditor(state, action, normalize), start);
}

const type = (path: string, value: unknown, at = 0): EditorAction => ({ type: 'set', path, value, at });

test('a field change updates the form and the document and can be undone', () => {
  const typed = [type('identity.name.he', 'N'), type('identity.name.he', 'Noa', 100)];
  expect(after(...typed).normalized.document.identity.name.he).toBe('Noa');
  const undone = after(...typed, { type: 'undo' });
  expect(undone.normalized.document).toEqual(exampleDocument);
  expect(after(...typed, { type: 'undo' }, { type: 'redo' }).normalized.document.identity.name.he).toBe('Noa');
});

test('undo also restores incomplete input', () => {
  const state = after(type('contact.phones.0.number', '05'), type('contact.phones.0.number', '', 5_000), {
    type: 'undo',
  });
  expect(state.history.present.contact.phones[0]?.number).toBe('05');
  expect(state.normalized.errors).toEqual({ 'contact.phones.0.number': 'errors.invalid' });
});

test('replacing with the newer version can be undone to one’s own', () => {
  const theirs = { ...exampleDocument, identity: { ...exampleDocument.identity, name: { he: 'Theirs' } } };
  const mine = type('identity.name.he', 'Mine');
  const replace: EditorAction = { type: 'replace', form: toForm(theirs, false), at: 9_000 };
  expect(after(mine, replace).normalized.document.identity.name.he).toBe('Theirs');
  expect(after(mine, replace, { type: 'undo' }).normalized.document.identity.name.he).toBe('Mine');
});

test('a field rejected by the server stays marked until it changes', () => {
  const reject: EditorAction = { type: 'refuse', fields: { 'identity.avatar': 'Upload it again' } };
  expect(after(reject, type('identity.name.he', 'x')).rejected).toEqual({ 'identity.avatar': 'Upload it again' });
  const another = { file: 'p_x', alt: {} };
  expect(after(reject, type('identity.avatar', another)).rejected).toEqual({});
});

test('undo with an empty history returns the same state object', () => {
  const normalize = createNormalizer(exampleDocument);
  const start = startState(toForm(exampleDocument, false), normalize);
  expect(reduceEditor(start, { type: 'undo' }, normalize)).toBe(start);
});
