import { expect, test } from 'vitest';
import { savedExample } from '../testing/examples.ts';
import { createDesignStore } from './design-store.ts';
import { draftOf, inDesign, withTexts } from './draft.ts';

const nameIn = (store: ReturnType<typeof createDesignStore>) => store.state().history.present.design.words.name;

test('consecutive typing in one field is one undo step, another field is another step', () => {
  const store = createDesignStore(draftOf(savedExample));
  store.change('words.name', withTexts({ name: 'N' }), 0);
  store.change('words.name', withTexts({ name: 'No' }), 300);
  store.change('words.title', withTexts({ title: 'Chef' }), 400);
  store.undo();
  expect(nameIn(store)).toBe('No');
  store.undo();
  expect(nameIn(store)).toBe('Dana Levi');
  store.redo();
  expect(nameIn(store)).toBe('No');
});

test('warnings match the displayed design, also after an undo', () => {
  const store = createDesignStore(draftOf(savedExample));
  const codes = () => store.state().warnings.map(({ code }) => code);
  store.change('words.name', withTexts({ name: ' ' }), 0);
  expect(codes()).toEqual(['no_name']);
  store.undo();
  expect(codes()).toEqual([]);
});

test('notifies subscribers of changes and of turning the card only', () => {
  const store = createDesignStore(draftOf(savedExample));
  let calls = 0;
  const leave = store.subscribe(() => {
    calls += 1;
  });
  store.undo();
  store.change(undefined, (draft) => draft, 0);
  store.turn('front');
  expect(calls).toBe(0);
  store.turn('back');
  store.change(undefined, inDesign({ hasTapSign: false }), 0);
  expect([calls, store.state().side]).toEqual([2, 'back']);
  leave();
  store.undo();
  expect(calls).toBe(2);
});
